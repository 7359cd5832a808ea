import { spark } from '../kit/spark-and-flame.mjs'
import { flow } from '../kit/flow.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, line } from '../kit/canvas.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, prism, reshaped, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const [HALF, WALL, GATE] = [17, 38, 176]

function leaf(side) {
  const from = [side * HALF, GATE]
  const to = [0, GATE + 7]
  const along = (t, off) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - off]
  const slab = (t0, t1, y0, y1, off) => {
    const [a, b] = [along(t0, off), along(t1, off)]
    return reshaped(
      prism(
        [
          [0, y0],
          [1, y0],
          [1, y1],
          [0, y1],
        ],
        0,
        1,
      ),
      ([u, y, w]) => [a[0] + (b[0] - a[0]) * u, y, a[1] + (b[1] - a[1]) * u + w * (off + 0.4)],
    )
  }
  const ribs = Array.from({ length: 9 }, (_, i) => slab(0, 1, 1 + i * 4, 1.9 + i * 4, 0.9))
  const posts = Array.from({ length: 6 }, (_, i) => slab(i / 6, i / 6 + 0.04, 0, WALL - 3, 1))
  return joined(slab(0, 1, -1, WALL - 2, 0), ...ribs, ...posts)
}

function barge(x, z, long) {
  const hull = prism(
    [
      [x - 6, 0],
      [x + 6, 0],
      [x + 7, 3.6],
      [x - 7, 3.6],
    ],
    z,
    z + long,
  )
  const house = joined(
    box(x - 5, x + 5, 3.6, 9, z + 1, z + 9),
    box(x - 3.6, x + 3.6, 9, 12.4, z + 2, z + 7),
    box(x - 0.2, x + 0.2, 12.4, 18, z + 4, z + 4.3),
  )
  const hold = box(x - 5, x + 5, 3.6, 5, z + 14, z + long - 6)
  return { hull, house: joined(house, hold) }
}

function rise(x, z) {
  const d = Math.abs(x) - 70
  return d < 0 ? WALL - 3 : WALL - 3 + d * 0.5 + layered(x / 70, z / 70, { seed: 5, octaves: 4 }) * 34
}

function build() {
  const camera = createCamera({ eye: [-6, 13, -24], yaw: 2, pitch: 4, focal: 620, centre: [410, 330] })
  const scene = createScene({ camera, sun: [0.7, 0.85, -0.35], sunReach: { about: [0, 20, 90], radius: 150 } })
  put(scene, 'hill', land(rise, { x0: -500, x1: 500, z0: 150, z1: 760, nx: 150, nz: 100 }), {
    normal: uprightOf(rise, 6),
    lit: false,
  })
  put(scene, 'wall', joined(box(-60, -HALF, -2, WALL, -20, GATE + 190), box(HALF, 60, -2, WALL, -20, GATE + 190)), {
    paint: 0.06,
  })
  put(scene, 'gate', joined(leaf(-1), leaf(1)))
  put(
    scene,
    'deck',
    joined(
      box(-30, -HALF, WALL, WALL + 14, GATE - 16, GATE + 10),
      box(HALF, 30, WALL, WALL + 14, GATE - 16, GATE + 10),
      box(-26, -HALF - 2, WALL, WALL + 9, GATE - 70, GATE - 56),
    ),
  )
  const { hull, house } = barge(3, 58, 74)
  put(scene, 'boat', joined(hull, house), { paint: 0.1 })
  put(
    scene,
    'water',
    sheet((u, v) => [-HALF + 2 * HALF * u, 0, -23 + (GATE + 30) * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

function fittings(canvas, scene) {
  const lifts = [4, 8, 12, 16, 20, 24, 28, 32, 36].flatMap(y =>
    [-1, 1].map(s => [
      [s * (HALF - 0.02), y, -20],
      [s * (HALF - 0.02), y, GATE],
    ]),
  )
  score(canvas, scene, lifts, {
    tone: (d, x, y) => 0.2 + d * 0.4 + 0.25 * noise(x / 40, y / 20, 3),
    most: 1,
    slack: 0.02,
  })
  const joints = Array.from({ length: 11 }, (_, i) =>
    [-1, 1].flatMap(s =>
      [0, 1.4].map(dz => [
        [s * (HALF - 0.03), 0, -6 + i * 18 + dz],
        [s * (HALF - 0.03), WALL, -6 + i * 18 + dz],
      ]),
    ),
  ).flat()
  contour(canvas, scene, joints, { weight: 1.1, slack: 0.02 })
  for (let i = 0; i < 5; i += 1) {
    const rungs = Array.from({ length: 18 }, (_, k) => [
      [HALF - 0.05, 1 + k * 2, 12 + i * 36],
      [HALF - 0.05, 1 + k * 2, 13.6 + i * 36],
    ])
    contour(canvas, scene, rungs, { weight: 0.75, slack: 0.02 })
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.48 - 0.6 * clouds({ seed: 81, scale: 260 })(x, y),
    to: 300,
    gap: 6.5,
    most: 1,
  })
  flow(canvas, sightOf(scene, 'hill'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: (x, y) => darkAt(scene, x, y) * 0.8,
    gap: 6,
    reach: 60,
  })
  silhouette(canvas, scene, ['hill'], { weight: 1.1 })
  shadeBodies(canvas, scene, ['wall'], {
    angle: 90,
    gap: 4.6,
    tone: (d, x, y) => d * 1.15 - 0.34 + 0.16 * layered(x / 60, y / 90, { seed: 4 }),
  })
  shadeBodies(canvas, scene, ['gate', 'deck', 'boat'], { angle: 90, gap: 3.8, tone: d => d * 1.2 - 0.36 })
  for (const { name, body } of scene.bodies)
    if (!['hill', 'water'].includes(name))
      contour(canvas, scene, body.edges, { weight: name === 'gate' ? 1.1 : 1.5, least: 4 })
  fittings(canvas, scene)
  water(canvas, sightOf(scene, 'water'), {
    horizon: 372,
    first: 3.4,
    grow: 0.034,
    dark: (x, y) => mirroredAt(scene, x, y, 0.1) * 0.9,
  })
  const lamp = project(scene.camera, [-HALF - 1.5, WALL + 7, GATE - 72]).slice(0, 2)
  line(canvas, [project(scene.camera, [-HALF - 1.5, WALL, GATE - 72]).slice(0, 2), lamp], { weight: 1.5 })
  spark(canvas, lamp, { r: 6 })
  return canvas
}
