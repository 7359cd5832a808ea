import { flow } from '../kit/flow.mjs'
import { hatch } from '../kit/hatch.mjs'
import { byHand, engrave } from '../kit/shading.mjs'
import { fill, createCanvas, erase, line } from '../kit/canvas.mjs'
import { crested, layered, noise } from '../kit/noise.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { arc, boundsOf, closed, mix, place, ramp, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const CREST = 95
const AXIS = 520

function middle(z) {
  return z < 330 ? -0.0016 * (z - 330) ** 2 : 0.0004 * (z - 330) ** 2
}

function rise(x, z) {
  const side = x - middle(z)
  const d = Math.abs(side) - 62
  if (d < 0) return -5
  const hill = crested(x / 420, z / 420, { seed: 14, octaves: 4 })
  const gully = layered(x / 90, z / 90, { seed: 5, octaves: 4 })
  const natural =
    -5 + d * 0.27 + ramp(d, 60, 600) * (hill * 170 + Math.max(0, z - 1000) * 0.13) + gully * 30 * ramp(d, 10, 90)
  const cutting = Math.max(ramp(x, 112, 92), ramp(x, 224, 260), ramp(z, 560, 600), ramp(z, 250, 215))
  return mix(Math.min(natural, mix(6, 72, ramp(z, 290, 520))), natural, cutting)
}

const FACE = [
  [AXIS + 8, CREST],
  [AXIS, CREST],
  [AXIS - 80, 55],
  [AXIS - 88, 55],
  [AXIS - 178, 8],
  [AXIS - 178, -6],
  [AXIS + 8, -6],
]

function spillway() {
  const floor = beam(
    [
      [AXIS + 10, 78],
      [AXIS - 6, 82],
      [AXIS - 30, 66],
      [AXIS - 220, 22],
      [AXIS - 236, 24],
      [AXIS - 236, -6],
      [AXIS + 10, -6],
    ],
    128,
    208,
  )
  const wall = x =>
    beam(
      [
        [AXIS + 10, CREST + 2],
        [AXIS - 20, CREST + 2],
        [AXIS - 40, 78],
        [AXIS - 238, 36],
        [AXIS - 238, -6],
        [AXIS + 10, -6],
      ],
      x,
      x + 5,
    )
  const piers = Array.from({ length: 7 }, (_, i) =>
    box(127 + i * 13, 130 + i * 13, 70, CREST + 4, AXIS - 14, AXIS + 14),
  )
  return {
    floor,
    walls: joined(wall(124), wall(208), ...piers, box(122, 214, CREST + 2, CREST + 5, AXIS - 6, AXIS + 8)),
  }
}

function build() {
  const camera = createCamera({ eye: [-20, 150, -20], yaw: 10, pitch: 0, focal: 640, centre: [400, 170] })
  const scene = createScene({ camera, sun: [-0.8, 0.75, -0.35], sunReach: { about: [60, 60, 500], radius: 620 } })
  put(scene, 'hill', land(rise, { x0: -900, x1: 1500, z0: 60, z1: 2400, nx: 220, nz: 220, crowd: 1.4 }), {
    normal: uprightOf(rise, 6),
  })
  put(scene, 'dam', beam(FACE, -300, 330, { sides: false }))
  const { floor, walls } = spillway()
  put(scene, 'chute', floor)
  put(scene, 'wall', walls)
  put(scene, 'house', joined(box(-96, -10, -4, 26, 290, 316), box(-99, -7, 26, 29, 287, 319)))
  put(
    scene,
    'river',
    sheet((u, v) => [-600 + 900 * u, 0, 40 + 330 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

function works(canvas, scene) {
  const rows = Array.from({ length: 15 }, (_, i) => {
    const t = i / 15
    const [z, y] =
      t < 0.45
        ? [AXIS - 80 * (t / 0.45), mix(CREST, 55, t / 0.45)]
        : [AXIS - 88 - 90 * ((t - 0.45) / 0.55), mix(55, 8, (t - 0.45) / 0.55)]
    return Array.from({ length: 60 }, (_, k) => [-300 + k * 10.7, y + noise(k * 1.3, i, 3) * 1.4, z])
  })
  score(canvas, scene, rows, { tone: (d, x, y) => 0.1 + d * 0.6 + 0.35 * noise(x / 9, y / 5, 4) })
  contour(
    canvas,
    scene,
    [0, 1, 2, 3].map(i => [
      [-300, FACE[i][1], FACE[i][0]],
      [330, FACE[i][1], FACE[i][0]],
    ]),
    { weight: 1.1 },
  )
  const race = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 30 }, (_, k) => [133 + i * 9, mix(66, 22, k / 29) + 0.3, AXIS - 30 - (190 * k) / 29]),
  )
  score(canvas, scene, race, { tone: (d, x, y) => 0.34 + 0.4 * noise(x / 7, y / 11, 6), slack: 0.03 })
  shadeBodies(canvas, scene, ['wall', 'house'], { angle: 90, gap: 3.6, tone: d => d * 1.2 - 0.35 })
  for (const { name, body } of scene.bodies)
    if (['wall', 'house'].includes(name)) contour(canvas, scene, body.edges, { weight: 1.1, least: 3 })
}

/** Draws a man from behind down to the waist, in units of his shoulder width; `arm` is the side of the arm that holds the sheet. */
function engineer(canvas, [x, y], size, { arm, lean = 0 }) {
  const put = (points, options) => place(points, [x, y], size, { flip: arm < 0, turn: lean, ...options })
  const piece = (outline, dark, angle = 80, weight = 1.5) => {
    const page = put(outline)
    const { left, right } = boundsOf(page)
    erase(canvas, page)
    if (dark > 0) hatch(canvas, page, { angle, gap: 4, dark: px => dark * (0.2 + ramp(px, left, right)) })
    line(canvas, closed(page), { weight })
  }
  const back = through(
    [
      [-0.12, -0.02],
      [-0.34, 0.05],
      [-0.5, 0.16],
      [-0.54, 0.5],
      [-0.47, 0.9],
      [-0.46, 2.2],
      [0.46, 2.2],
      [0.47, 0.9],
      [0.52, 0.5],
      [0.5, 0.16],
      [0.34, 0.05],
      [0.12, -0.02],
    ],
    { steps: 6 },
  )
  piece(back, 0.62)
  const sleeve = through(
    [
      [0.36, 0.1],
      [0.54, 0.2],
      [0.7, 0.52],
      [0.86, 0.84],
      [1.04, 0.98],
      [1, 1.12],
      [0.8, 1.06],
      [0.6, 0.84],
      [0.42, 0.6],
    ],
    { steps: 6 },
  )
  piece(sleeve, 0.6, 30)
  piece(
    through(
      [
        [1.03, 0.98],
        [1.14, 1],
        [1.2, 1.06],
        [1.12, 1.13],
        [1, 1.12],
      ],
      { steps: 4 },
    ),
    0,
    0,
    1.5,
  )
  for (const dx of [-0.3, 0.22])
    piece(
      [
        [dx, 0.06],
        [dx + 0.09, 0.04],
        [dx + 0.13, 2.2],
        [dx + 0.04, 2.2],
      ],
      0,
      0,
      1.1,
    )
  piece(
    [
      [-0.54, 0.62],
      [0.53, 0.62],
      [0.52, 0.73],
      [-0.53, 0.73],
    ],
    0,
    0,
    1.1,
  )
  piece(
    through(
      [
        [-0.12, -0.14],
        [-0.16, 0.01],
        [0, 0.06],
        [0.16, 0.01],
        [0.12, -0.14],
      ],
      { steps: 5 },
    ),
    0.5,
    70,
    1.5,
  )
  piece(
    through(
      [
        [-0.2, -0.36],
        [-0.18, -0.18],
        [-0.1, -0.06],
        [0.1, -0.06],
        [0.18, -0.18],
        [0.2, -0.36],
      ],
      { steps: 5 },
    ),
    0.75,
    84,
    1.5,
  )
  piece([...arc(0, -0.3, 0.25, 0.29, 180, 360), [0.3, -0.26], [0.28, -0.23], [-0.28, -0.23], [-0.3, -0.26]], 0.42, 60)
  for (const k of [-0.07, 0.07])
    line(
      canvas,
      put(arc(k * 0.6, -0.3, 0.07, 0.28, k < 0 ? 180 : 270, k < 0 ? 270 : 360).map(([px, py]) => [px + k, py])),
      { weight: 1.1 },
    )
}

function parapet(canvas) {
  const top = [
    [-5, 512],
    [805, 500],
    [805, 540],
    [-5, 556],
  ]
  const face = [
    [-5, 556],
    [805, 540],
    [805, 610],
    [-5, 610],
  ]
  for (const part of [top, face]) erase(canvas, part)
  hatch(canvas, face, { angle: -1, gap: 5, dark: (x, y) => 0.55 + 0.2 * noise(x / 60, y / 4, 2) })
  line(canvas, top.slice(0, 2), { weight: 2.1 })
  line(canvas, [top[3], top[2]], { weight: 1.5 })
  for (const x of [70, 430, 640])
    line(
      canvas,
      [
        [x, 511 - x * 0.015],
        [x - 6, 555 - x * 0.02],
        [x - 6, 610],
      ],
      { weight: 1.1 },
    )
}

function drawing(canvas) {
  const paper = [
    [206, 470],
    [392, 466],
    [414, 522],
    [190, 528],
  ]
  erase(canvas, paper)
  line(canvas, closed(paper), { weight: 1.5 })
  const at = (u, v) => [mix(mix(206, 392, u), mix(190, 414, u), v), mix(mix(470, 466, u), mix(528, 522, u), v)]
  for (let k = 0; k < 5; k += 1)
    engrave(
      canvas,
      byHand(
        Array.from({ length: 20 }, (_, i) => at(0.08 + i * 0.044, 0.2 + k * 0.11 + 0.1 * Math.sin(i / 3 + k * 0.5))),
        { amount: 0.6, seed: k },
      ),
      () => 0.4,
      { most: 1 },
    )
  line(canvas, [at(0.3, 0.16), at(0.44, 0.8)], { weight: 1.5 })
  line(
    canvas,
    Array.from({ length: 18 }, (_, i) => at(0.5 + i * 0.016, 0.42 + 0.13 * Math.sin(i / 3.2))),
    { weight: 2.1, ink: 'ember' },
  )
  fill(canvas, arc(...at(0.79, 0.34), 5, 4), 'ember')
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.45 - 0.6 * clouds({ seed: 8, scale: 300 })(x, y),
    to: 220,
    gap: 6.5,
  })
  const near = (x, y) => scene.view.depth[Math.floor(y) * 800 + Math.floor(x)]
  flow(canvas, sightOf(scene, 'hill'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: (x, y) =>
      (0.12 + 0.75 * darkAt(scene, x, y) + 0.25 * layered(x / 50, y / 60, { seed: 9 })) *
      mix(1, 0.5, ramp(near(x, y), 500, 1600)),
    gap: 6.5,
    reach: 110,
  })
  silhouette(canvas, scene, ['hill'], { weight: 1.1 })
  works(canvas, scene)
  water(canvas, sightOf(scene, 'river'), {
    horizon: 170,
    first: 4,
    dark: (x, y) => mirroredAt(scene, x, y, 0.15) * 0.8,
  })
  parapet(canvas)
  drawing(canvas)
  engineer(canvas, [112, 372], 136, { arm: 1, lean: 3 })
  engineer(canvas, [478, 382], 128, { arm: -1, lean: -3 })
  return canvas
}
