import { puffs, sprayBank } from '../kit/foam.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { closed, ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const PITCH = 45
const COUNT = 15

/** One pier of the storm barrier: a broad foot, a slender shaft with gate slots, the arms that carry road and beam. */
function pier(z) {
  const shaft = [
    [-13, -3],
    [-9, 9],
    [-6.4, 12],
    [-6.4, 25],
    [-10, 30],
    [-10, 33],
    [10, 33],
    [10, 30],
    [6.4, 25],
    [6.4, 12],
    [9, 9],
    [13, -3],
  ]
  const body = (z0, z1) =>
    beam(
      shaft.map(([a, b]) => [a, b]),
      z0,
      z1,
    )
  const turned = body(z - 4, z + 4)
  return {
    faces: turned.faces.map(f => f.map(([x, y, w]) => [w, y, x])),
    edges: turned.edges.map(e => e.map(([x, y, w]) => [w, y, x])),
  }
}

function build() {
  const camera = createCamera({ eye: [-58, 10, -66], yaw: 28, pitch: 0, focal: 620, centre: [400, 366] })
  const scene = createScene({ camera, sun: [0.55, 0.75, -0.75], sunReach: { about: [0, 15, 120], radius: 260 } })
  for (let i = 0; i < COUNT; i += 1) {
    const z = i * PITCH
    put(scene, 'pier', pier(z))
    if (i + 1 < COUNT) {
      put(
        scene,
        'gate',
        joined(
          box(-5, -3.4, i % 4 === 1 ? 1 : 12, i % 4 === 1 ? 13 : 24, z + 4, z + PITCH - 4),
          box(-6, 4, 0.4, 3, z + 4, z + PITCH - 4),
        ),
        { paint: 0.15 },
      )
      put(scene, 'road', joined(box(-2, 9, 33, 37, z - 4, z + PITCH - 4), box(-9, -5, 26, 31, z + 3, z + PITCH - 3)))
    }
  }
  put(
    scene,
    'sea',
    sheet((u, v) => [-900 + 1500 * u, 0, -64 + 2600 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

function lattice(canvas, scene) {
  for (let i = 0; i + 1 < COUNT; i += 1) {
    const [y0, y1] = i % 4 === 1 ? [1, 13] : [12, 24]
    const z = i * PITCH + 4
    const bars = Array.from({ length: 6 }, (_, k) => [
      [-5.05, k % 2 === 0 ? y0 : y1, z + k * 6.2],
      [-5.05, k % 2 === 0 ? y1 : y0, z + (k + 1) * 6.2],
    ])
    contour(canvas, scene, bars, { weight: 1.1, slack: 0.03 })
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.6 * ramp(y, 400, 40) + 0.08 - 0.6 * clouds({ seed: 92, scale: 300 })(x, y),
    to: 366,
    gap: 6.5,
    most: 1,
  })
  shadeBodies(canvas, scene, ['pier'], { angle: 90, gap: 3.8, tone: d => d * 1.2 - 0.42 })
  shadeBodies(canvas, scene, ['gate'], { angle: 90, gap: 4.6, tone: d => d * 1.1 - 0.3 })
  shadeBodies(canvas, scene, ['road'], { angle: 0, gap: 4, tone: d => d * 1.2 - 0.4 })
  for (const { name, body } of scene.bodies)
    if (name !== 'sea') contour(canvas, scene, body.edges, { weight: 1.5, least: 6 })
  lattice(canvas, scene)
  water(canvas, sightOf(scene, 'sea'), {
    horizon: 366,
    first: 3.4,
    grow: 0.034,
    swell: 6,
    dark: (x, y) => mirroredAt(scene, x, y, 0.2) * 0.95,
  })
  for (let i = 5; i >= 0; i -= 1) {
    const [x0, y0, depth] = project(scene.camera, [-13, 0, i * PITCH - 4])
    const [x1, y1] = project(scene.camera, [12, 0, i * PITCH - 5])
    puffs(
      canvas,
      sprayBank([x0 - 8, y0 + 3], [x1 + 4, y1 + 3], { size: 900 / depth + 3, count: 12, lift: 0.4, seed: i + 2 }),
    )
  }
  const plaque = [
    [-3, 17, 40.98],
    [1, 17, 40.98],
    [1, 21, 40.98],
    [-3, 21, 40.98],
  ].map(p => project(scene.camera, [p[0], p[1], -4.02]).slice(0, 2))
  erase(canvas, plaque)
  fill(canvas, plaque, 'ember')
  line(canvas, closed(plaque), { weight: 1.5 })
  return canvas
}
