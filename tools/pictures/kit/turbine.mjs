import { hatch } from './hatch.mjs'
import { erase, line } from './canvas.mjs'
import { closed } from './shape.mjs'
import { project } from './vectors-and-camera.mjs'

const BLADE = [
  [0.02, -0.02],
  [0.1, -0.03],
  [0.2, -0.055],
  [0.3, -0.052],
  [0.6, -0.03],
  [0.9, -0.012],
  [1, -0.002],
  [1, 0.004],
  [0.6, 0.012],
  [0.2, 0.022],
  [0.1, 0.022],
  [0.02, 0.02],
]

/** Draws the rotor of a wind turbine in front of its hub; `yaw` turns it away from the viewer, `at` is the angle of its first blade, in degrees. */
export function rotor(canvas, camera, hub, radius, { yaw = 20, at = 80, weight = 1.5 } = {}) {
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  const onDisc = (u, v) => project(camera, [hub[0] + u * c, hub[1] + v, hub[2] + u * s]).slice(0, 2)
  for (let k = 0; k < 3; k += 1) {
    const a = ((at + k * 120) * Math.PI) / 180
    const blade = BLADE.map(([r, t]) =>
      onDisc(radius * (r * Math.cos(a) - t * Math.sin(a)), radius * (r * Math.sin(a) + t * Math.cos(a))),
    )
    erase(canvas, blade)
    line(canvas, closed(blade), { weight })
    if (weight > 1)
      hatch(canvas, blade, { angle: 90 - at - k * 120, gap: 3, dark: (x, y) => (side(blade, x, y) > 0 ? 0.42 : 0) })
  }
  const cap = Array.from({ length: 17 }, (_, i) =>
    onDisc(radius * 0.035 * Math.cos((i / 8) * Math.PI), radius * 0.035 * Math.sin((i / 8) * Math.PI)),
  )
  erase(canvas, cap)
  line(canvas, cap, { weight })
}

function side(blade, x, y) {
  const [a, b] = [blade[0], blade[6]]
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
}
