// Runs a Python program of this project on CPython 3.14.2 compiled to WebAssembly:
// node newer_python.mjs PROGRAM FOLDER=MOUNT ... ; the program's last expression is the exit code.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [program, ...mounts] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
for (const mount of mounts) {
  const [folder, place] = mount.split("=");
  python.mountNodeFS(place, folder);
}
process.exitCode = python.runPython(readFileSync(program, "utf-8"));
