"""Ogg files that are the same bytes every time."""

import struct
from pathlib import Path

import soundfile

from .wave import RATE, Wave

SERIAL = 1909
_HEADER = 27
_SERIAL_AT, _CHECKSUM_AT, _COUNT_AT = 14, 22, 26


def _table() -> list[int]:
    values = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ 0x04C11DB7) if value & 0x80000000 else value << 1
            value &= 0xFFFFFFFF
        values.append(value)
    return values


_CRC = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[((value >> 24) & 0xFF) ^ byte]
    return value


def with_fixed_serial(data: bytes) -> bytes:
    """Give every page the same stream number.

    The encoder draws that number at random, which would make each run of tools/draw a change of every file.
    """
    pages, start = [], 0
    while start < len(data):
        count = data[start + _COUNT_AT]
        body = sum(data[start + _HEADER : start + _HEADER + count])
        page = bytearray(data[start : start + _HEADER + count + body])
        struct.pack_into("<I", page, _SERIAL_AT, SERIAL)
        struct.pack_into("<I", page, _CHECKSUM_AT, 0)
        struct.pack_into("<I", page, _CHECKSUM_AT, _checksum(bytes(page)))
        pages.append(bytes(page))
        start += len(page)
    return b"".join(pages)


def write_ogg(path: Path, wave: Wave) -> None:
    """Write a mono vorbis file."""
    soundfile.write(path, wave, RATE, format="OGG", subtype="VORBIS", compression_level=0.5)
    path.write_bytes(with_fixed_serial(path.read_bytes()))
