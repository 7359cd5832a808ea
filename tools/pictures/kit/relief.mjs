import { layered } from './noise.mjs'
import { sheet } from './solids.mjs'
import { project, unit } from './vectors-and-camera.mjs'
import { placeAt } from './scene.mjs'

/** Returns land with the height `rise(x, z)` over a patch of ground; its rows are denser near the eye, where detail matters. */
export function land(rise, { x0, x1, z0, z1, nx = 120, nz = 120, crowd = 1 }) {
  return sheet(
    (u, v) => {
      const x = x0 + (x1 - x0) * u
      const z = z0 + (z1 - z0) * v ** crowd
      return [x, rise(x, z), z]
    },
    nx,
    nz,
    { border: false },
  )
}

/** Returns a function for the normal of the land at a point. */
export function uprightOf(rise, reach = 1) {
  return ([x, , z]) =>
    unit([rise(x - reach, z) - rise(x + reach, z), 2 * reach, rise(x, z - reach) - rise(x, z + reach)])
}

/** Returns a function for the downhill direction on the page, for hachures as on old maps. */
export function downhill(scene, { twist = 0, seed = 3 } = {}) {
  return (x, y) => {
    const at = placeAt(scene, x, y)
    if (!at) return null
    const [nx, ny, nz] = at.normal
    const down = unit([nx * ny, ny * ny - 1, nz * ny])
    const side = unit([-nz, 0, nx])
    const k = twist * layered(at.p[0] / (at.depth * 0.2), at.p[1] / (at.depth * 0.2), { seed, octaves: 2 })
    const way = unit(down.map((v, i) => v + side[i] * k))
    return onPage(scene.camera, at, way)
  }
}

/** Returns a direction in space as projected on the page. */
function onPage(camera, { p, depth }, way) {
  const reach = depth * 0.01
  const [ax, ay] = project(camera, p)
  const [bx, by] = project(
    camera,
    p.map((v, i) => v + way[i] * reach),
  )
  const size = Math.hypot(bx - ax, by - ay)
  return size < 1e-6 ? null : [(bx - ax) / size, (by - ay) / size]
}

/** Returns a heading turned by some degrees, for the second direction of a cross-hatching. */
export function turned(heading, degrees) {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) => {
    const d = heading(x, y)
    return d && [d[0] * c - d[1] * s, d[0] * s + d[1] * c]
  }
}
