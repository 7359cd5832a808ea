import { spark } from '../kit/spark-and-flame.mjs'
import { flow } from '../kit/flow.mjs'
import { puffs, sprayBank } from '../kit/foam.mjs'
import { jet } from '../kit/jets.mjs'
import { crested, layered } from '../kit/noise.mjs'
import { createCanvas, line } from '../kit/canvas.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'
import { launch, wake } from '../kit/vessels.mjs'
import { water } from '../kit/water.mjs'

const BAYS = 23
const PITCH = 21
const WEST = -(BAYS * PITCH) / 2

function pier(x) {
  return beam(
    [
      [25, 0],
      [25, 118],
      [-4, 118],
      [-4, 108],
      [-12, 100],
      [-14, 74],
      [-64, 20],
      [-64, 0],
    ],
    x,
    x + 8,
  )
}

function chute(x) {
  return beam(
    [
      [25, 0],
      [25, 92],
      [4, 92],
      [-6, 66],
      [-20, 40],
      [-40, 20],
      [-50, 0],
    ],
    x + 8,
    x + PITCH,
  )
}

function spillway() {
  const piers = Array.from({ length: BAYS + 1 }, (_, i) => pier(WEST + i * PITCH))
  const chutes = Array.from({ length: BAYS }, (_, i) => chute(WEST + i * PITCH))
  return { piers: joined(...piers), chutes: joined(...chutes) }
}

function powerHouse(x0, units) {
  const wide = units * 38
  const slope = beam(
    [
      [25, 0],
      [25, 118],
      [0, 118],
      [0, 104],
      [-66, 34],
      [-66, 0],
    ],
    x0,
    x0 + wide,
  )
  const pipes = Array.from({ length: units }, (_, i) => {
    const x = x0 + i * 38 + 19
    return beam(
      [
        [-2, 104],
        [-68, 34],
        [-76, 42],
        [-10, 112],
      ],
      x - 7,
      x + 7,
    )
  })
  const hall = box(x0, x0 + wide, 0, 46, -118, -66)
  const ribs = Array.from({ length: units * 2 + 1 }, (_, i) => box(x0 + i * 19 - 2, x0 + i * 19 + 2, 0, 44, -122, -118))
  return { slope: joined(slope, ...pipes), hall: joined(hall, ...ribs) }
}

function crane(x) {
  return joined(
    box(x, x + 3, 121, 148, -2, 1),
    box(x + 22, x + 25, 121, 148, -2, 1),
    box(x, x + 3, 121, 148, 18, 21),
    box(x + 22, x + 25, 121, 148, 18, 21),
    box(x - 2, x + 27, 148, 156, -6, 24),
  )
}

function locks() {
  const steps = Array.from({ length: 5 }, (_, i) =>
    [0, 1]
      .flatMap(lane => {
        const [x, z, y] = [372 + lane * 46, -205 + i * 62, 8 + i * 24]
        return [
          box(x, x + 8, -5, y + 14, z, z + 60),
          box(x + 34, x + 42, -5, y + 14, z, z + 60),
          box(x + 8, x + 34, -5, y + 8, z, z + 4),
        ]
      })
      .flat(),
  )
  return joined(...steps.flat())
}

function rise(x, z) {
  if (z < 60 && x < 470) return -8
  const away = Math.max(ramp(z, 700, 1500), ramp(x, 470, 1100) * 0.5)
  return -8 + away * (120 + 600 * crested(x / 700, z / 700, { seed: 6 }) + 60 * layered(x / 160, z / 160, { seed: 8 }))
}

function build() {
  const camera = createCamera({ eye: [-335, 82, -335], yaw: 46, focal: 560, centre: [400, 255] })
  const scene = createScene({ camera, sun: [0.75, 0.95, -0.62], sunReach: { about: [50, 60, 0], radius: 620 } })
  put(scene, 'hill', land(rise, { x0: -300, x1: 2600, z0: -500, z1: 2600, nx: 150, nz: 150 }), {
    normal: uprightOf(rise, 8),
    lit: false,
  })
  const { piers, chutes } = spillway()
  put(scene, 'pier', piers)
  put(scene, 'chute', chutes, { paint: 0.2 })
  put(scene, 'crest', joined(box(-700, 460, 118, 122, -7, 28), crane(-70), crane(150)))
  const [near, far] = [powerHouse(WEST - 38 * 8 - 6, 8), powerHouse(-WEST + 10, 2)]
  put(scene, 'slope', joined(near.slope, far.slope), { paint: 0.05 })
  put(scene, 'hall', joined(near.hall, far.hall), { paint: 0.1 })
  put(scene, 'lock', locks())
  put(
    scene,
    'river',
    sheet((u, v) => [-900 + 2200 * u, 0, -400 + 500 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

function open(canvas, scene) {
  for (let i = BAYS - 1; i >= 0; i -= 1) {
    if (i % 7 === 5) continue
    const x = WEST + i * PITCH + 8 + 6.5
    jet(canvas, scene, {
      from: [x, 32, -46],
      way: [0, 4, -31],
      time: 2.9,
      width: 8,
      spread: 1.6,
      seed: i,
      strands: i < 7 ? 3 : i < 13 ? 2 : 1,
    })
    const [ax, ay, depth] = project(scene.camera, [x - 10, 1, -132])
    const [bx, by] = project(scene.camera, [x + 10, 1, -136])
    puffs(canvas, sprayBank([ax, ay], [bx, by], { size: 4200 / depth, count: i < 8 ? 10 : 5, lift: 0.9, seed: i }))
  }
}

function beacon(canvas, scene) {
  const [foot, head] = [
    [372, 22, -205],
    [372, 62, -205],
  ].map(p => project(scene.camera, p).slice(0, 2))
  line(canvas, [foot, head], { weight: 1.5 })
  spark(canvas, head, { r: 5 })
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => ramp(y, 300, 0) * 0.62 - 0.62 * clouds({ seed: 23, scale: 330, cover: 0.12 })(x, y),
    to: 250,
    gap: 6.5,
  })
  flow(canvas, sightOf(scene, 'hill'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: (x, y) => darkAt(scene, x, y) * 0.8,
    gap: 6,
    reach: 90,
  })
  silhouette(canvas, scene, ['hill'], { weight: 1.1 })
  shadeBodies(canvas, scene, ['pier', 'lock', 'crest'], { angle: 90, gap: 3.7, tone: d => d * 1.2 - 0.5, least: 5 })
  shadeBodies(canvas, scene, ['chute'], { angle: 90, gap: 4.4, tone: d => d * 1.3 - 0.45, least: 6 })
  shadeBodies(canvas, scene, ['slope'], { angle: 60, gap: 5, tone: d => d * 1.2 - 0.42 })
  shadeBodies(canvas, scene, ['hall'], { angle: 90, gap: 4.4, tone: d => d - 0.3 })
  for (const { name, body } of scene.bodies) {
    if (!['hill', 'river'].includes(name))
      contour(canvas, scene, body.edges, { weight: 1.1, least: name === 'chute' ? 12 : 6 })
  }
  water(canvas, sightOf(scene, 'river'), {
    horizon: 255,
    first: 4,
    grow: 0.034,
    dark: (x, y) => mirroredAt(scene, x, y, 0.16) * 0.95 - 0.05,
  })
  open(canvas, scene)
  launch(canvas, [565, 520], 120)
  wake(canvas, [565, 520], 120)
  beacon(canvas, scene)
  return canvas
}
