import { byHand, engrave } from '../kit/shading.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { flow } from '../kit/flow.mjs'
import { isolines } from '../kit/isolines.mjs'
import { crested, layered, noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line, partsWhere } from '../kit/canvas.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { arc, clamp, mix, ramp } from '../kit/shape.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, placeAt, put, sightOf } from '../kit/scene.mjs'
import { sampan } from '../kit/vessels.mjs'
import { blaze } from '../kit/torch.mjs'
import { waterRows } from '../kit/water.mjs'

const [WIDE, TALL, HORIZON] = [1600, 900, 352]

/** Returns the middle of the river, which winds between the mountains from its spring. */
function middle(z) {
  return 190 * Math.sin(z / 235 - 0.4) * ramp(z, 40, 420) * ramp(z, 1900, 900) + 20 - 0.04 * z
}

function rise(x, z) {
  const d = Math.abs(x - middle(z)) - mix(150, 34, ramp(z, -60, 1000))
  if (d < 0) return -2
  const peaks = crested(x / 620, z / 620, { seed: 15, octaves: 5 })
  const folds = layered(x / 120, z / 120, { seed: 6, octaves: 4 })
  return (
    -2 +
    ramp(d, 20, 520) * (peaks * 470 + 60) * (0.5 + 0.6 * ramp(z, 200, 1400)) +
    folds * 34 * ramp(d, 10, 140) +
    d * 0.04
  )
}

function build() {
  const camera = createCamera({ eye: [0, 150, -260], yaw: 2, pitch: 0, focal: 980, centre: [800, HORIZON] })
  const scene = createScene({ camera, width: WIDE, height: TALL, sun: [0.25, 0.55, 0.65], sunReach: null })
  put(scene, 'land', land(rise, { x0: -1500, x1: 1500, z0: -240, z1: 2300, nx: 260, nz: 260, crowd: 1.5 }), {
    normal: uprightOf(rise, 7),
  })
  put(
    scene,
    'river',
    sheet((u, v) => [-700 + 1400 * u, 0, -250 + 2400 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

/** Draws the stars on lines of equal depth, as if the sky were a river bed. */
function heavens(canvas, scene, spring) {
  const open = sightOf(scene, '')
  const bed = (x, y) =>
    Math.hypot((x - spring[0]) / 1.5, y - spring[1]) + 60 * layered(x / 330, y / 210, { seed: 12, octaves: 3 })
  const levels = Array.from({ length: 15 }, (_, i) => 92 + i * 30 + i * i * 1.4)
  isolines(bed, levels, { left: 0, top: 0, right: WIDE, bottom: HORIZON + 40, step: 10 }).forEach((rings, i) => {
    for (const ring of rings.filter(points => points.length > 12)) {
      for (const part of partsWhere(ring, open.inside, 4))
        engrave(canvas, part, (x, y) => 0.66 - i * 0.026 + 0.34 * noise(x / 90, y / 90, 5), { most: 1, least: 9 })
    }
  })
}

/** Draws ninety stars, each with the brightness `bright(i)` in 0..1. */
export function stars(canvas, scene, bright = () => 1) {
  const open = sightOf(scene, '')
  const random = seeded(5)
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [random() * WIDE, random() * HORIZON * 0.86]
    if (!open.inside(x, y)) continue
    const r = (1 + random() * random() * 3) * bright(i)
    fill(canvas, arc(x, y, r * 0.62))
    if (r > 2.2)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ])
        line(
          canvas,
          [
            [x - dx * r * 3, y - dy * r * 3],
            [x + dx * r * 3, y + dy * r * 3],
          ],
          { weight: 0.75 },
        )
  }
}

const calm = { lift: () => 0, glint: () => 0 }

/** Draws the river in rows; the film lifts them by `lift(x, y)` and moves highlights over them by `glint(x, y)`. */
export function waters(canvas, scene, spring, torchAt, { lift, glint } = calm) {
  const region = sightOf(scene, 'river')
  for (const y of waterRows(HORIZON + 8, TALL, { first: 4, grow: 0.05 })) {
    const near = (y - HORIZON) / (TALL - HORIZON)
    const row = Array.from({ length: 402 }, (_, i) => [
      i * 4,
      y + noise(i / (5 + near * 26), y * 0.4, 4) * near * 6 + near * lift(i * 4, y),
    ])
    const lightOf = x => {
      const mirror = mirroredAt(scene, clamp(x + 9 * near * noise(x / 30, y), 0, WIDE - 1), Math.min(y, TALL - 1), 0)
      const sky = mirror > 0 ? 0.44 * (1 - mirror) : 0.55
      const path =
        Math.abs(x - mix(spring[0], torchAt[0], ramp(y, HORIZON, 720)) - 24 * noise(y / 13, 2)) / (36 + near * 210)
      return clamp(sky + 0.42 * ramp(path, 1, 0) + noise(x / (24 + near * 120), y * 1.3, 9) * 0.55 - 0.14 + glint(x, y))
    }
    for (const part of partsWhere(row, region.inside, 4)) engrave(canvas, part, lightOf, { most: 2, least: 10 })
  }
}

export function emberPath(canvas, [x, y], tremble = () => 0) {
  for (let k = 0; k < 22; k += 1) {
    const py = y + k * 8.4
    const half = (46 - k * 1.5) * (0.55 + 0.45 * noise(k * 1.9, 3)) * (1 + 0.35 * tremble(k))
    const shift = 16 * noise(k * 0.9, 8) + 7 * tremble(k + 40)
    line(
      canvas,
      byHand(
        [
          [x - half + shift, py],
          [x + half + shift, py],
        ],
        { amount: 1.2, wave: 16, seed: k },
      ),
      { weight: k < 8 ? 2.1 : 1.5, ink: k % 4 === 1 ? 'flame' : 'ember' },
    )
  }
}

/** Draws the source of the river: a small fire between the mountains, with its light as rings of short strokes. */
export function source(canvas, [x, y], reach = () => 1) {
  for (let ring = 0; ring < 4; ring += 1) {
    for (let i = 0; i < 30; i += 1) {
      const a = Math.PI + (Math.PI * (i + 0.5 * (ring % 2))) / 29
      const from = 34 + ring * 22 + 5 * noise(i, ring)
      const long = (12 - ring * 2) * reach(ring, i)
      line(
        canvas,
        [
          [x + Math.cos(a) * from, y + Math.sin(a) * from * 0.9],
          [x + Math.cos(a) * (from + long), y + Math.sin(a) * (from + long) * 0.9],
        ],
        { weight: ring < 2 ? 1.1 : 0.75, ink: ring === 0 ? 'ember' : 'line' },
      )
    }
  }
}

export const sourceFire = (canvas, [x, y]) => blaze(canvas, [x, y + 2], 40, { sparks: 3, wisps: false })

export const boatFire = (canvas, [x, y]) => blaze(canvas, [x - 106, y - 95], 72, { lean: 0.2, sparks: 5 })

export function boat(canvas, [x, y]) {
  sampan(canvas, [x, y], 250, { mat: true })
  figure(canvas, [x + 82, y - 14], 104, { pose: POSES.standing, dress: 'gown', hat: 'straw', dark: 0.5 })
  line(
    canvas,
    [
      [x + 66, y - 74],
      [x + 176, y + 44],
    ],
    { weight: 2.1 },
  )
  line(
    canvas,
    [
      [x - 98, y - 22],
      [x - 106, y - 92],
    ],
    { weight: 2.1 },
  )
  const bowl = [
    [x - 118, y - 96],
    [x - 94, y - 96],
    [x - 100, y - 84],
    [x - 112, y - 84],
  ]
  erase(canvas, bowl)
  line(canvas, [...bowl, bowl[0]], { weight: 1.5 })
}

/** Returns the positions of everything, and a canvas with the parts that never move: the lines of the sky and the land. */
export function valley() {
  const canvas = createCanvas({ width: WIDE, height: TALL, night: true })
  const scene = build()
  const springPlace = [middle(1500) - 10, 0, 1500]
  const spring = project(scene.camera, springPlace).slice(0, 2)
  heavens(canvas, scene, spring)
  const lit = (x, y) => {
    const at = placeAt(scene, x, y)
    const far = at ? ramp(at.depth, 2300, 500) : 0
    const glow = Math.exp(-(((x - spring[0]) / 260) ** 2 + ((y - spring[1]) / 150) ** 2))
    return clamp(
      (1 - darkAt(scene, x, y)) * mix(0.45, 0.85, far) -
        0.02 +
        0.4 * glow +
        0.16 * layered(x / 60, y / 60, { seed: 3 }),
    )
  }
  flow(canvas, sightOf(scene, 'land'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: lit,
    gap: (x, y) => mix(11.2, 15.8, ramp(y, 380, 640)),
    reach: 170,
    least: 30,
    most: 2,
  })
  silhouette(canvas, scene, ['land'], { weight: 2.1, least: 14 })
  return { canvas, scene, spring, vessel: [1010, 690] }
}

export function draw() {
  const { canvas, scene, spring, vessel } = valley()
  stars(canvas, scene)
  waters(canvas, scene, spring, vessel)
  emberPath(canvas, [vessel[0] - 104, vessel[1] + 22])
  source(canvas, spring)
  sourceFire(canvas, spring)
  boat(canvas, vessel)
  boatFire(canvas, vessel)
  return canvas
}
