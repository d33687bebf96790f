"""The red film of the Dusk Hallway: one channel survives, the hue is gone, shapes stay."""

from typing import Any

from kivy.graphics import RenderContext

SHADER = """
$HEADER$
void main(void) {
    vec4 seen = frag_color * texture2D(texture0, tex_coord0);
    float light = dot(seen.rgb, vec3(0.86, 0.11, 0.03));
    gl_FragColor = vec4(min(1.0, light * 1.12), light * light * 0.16, light * light * 0.12, seen.a);
}
"""


def film() -> Any:
    """Everything that is drawn in this is seen through the film."""
    return RenderContext(fs=SHADER, use_parent_projection=True, use_parent_modelview=True)
