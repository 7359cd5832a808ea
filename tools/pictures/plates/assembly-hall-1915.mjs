import { figure, POSES } from '../kit/people.mjs'
import { hatch } from '../kit/hatch.mjs'
import { bough, trunk } from '../kit/plants.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { closed } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { box, joined, sheet, solid } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { noise } from '../kit/noise.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'

const BAY = 4.6

/** A frustum: the steep slope of a mansard. */
function mansard(x0, x1, z0, z1, y0, y1, inset) {
  const low = [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y0, z1],
    [x0, y0, z1],
  ]
  const high = [
    [x0 + inset, y1, z0 + inset],
    [x1 - inset, y1, z0 + inset],
    [x1 - inset, y1, z1 - inset],
    [x0 + inset, y1, z1 - inset],
  ]
  const walls = low.map((p, i) => [p, low[(i + 1) % 4], high[(i + 1) % 4], high[i]])
  return solid([...walls, high], [closed(low), closed(high), ...low.map((p, i) => [p, high[i]])])
}

function wing(x0, bays) {
  const wide = bays * BAY
  return {
    wall: box(x0, x0 + wide, 0, 11, 0, 12),
    roof: mansard(x0 - 0.6, x0 + wide + 0.6, -0.6, 12.6, 11.4, 16, 4.2),
    trim: joined(
      box(x0 - 0.3, x0 + wide + 0.3, 5.3, 5.8, -0.35, 0),
      box(x0 - 0.6, x0 + wide + 0.6, 10.9, 11.4, -0.7, 0),
      box(x0 - 0.2, x0 + wide + 0.2, 0, 0.9, -0.3, 0),
    ),
  }
}

function tower() {
  return {
    wall: joined(box(-4.4, 4.4, 0, 13.6, -2.2, 12), box(-3.4, 3.4, 13.6, 18, -1.4, 6)),
    roof: mansard(-3.8, 3.8, -1.8, 6.4, 18.4, 23.6, 1.9),
    trim: joined(
      box(-4.8, 4.8, 13.2, 13.8, -2.6, 0),
      box(-3.9, 3.9, 17.8, 18.4, -1.9, 6.4),
      box(-4.6, 4.6, 5.3, 5.9, -2.5, -2.2),
      box(-2, 2, 23.6, 24, 0.2, 4.4),
      box(-0.1, 0.1, 24, 29, 2.2, 2.4),
    ),
  }
}

function opening(x, y, half, tall, z) {
  const top = Array.from({ length: 11 }, (_, k) => [
    x - Math.cos((Math.PI * k) / 10) * half,
    y + tall + Math.sin((Math.PI * k) / 10) * half * 0.9,
    z,
  ])
  return [[x - half, y, z], ...top, [x + half, y, z]]
}

function pierce(canvas, scene, ring, { dark = 0.8, rim = 0.34, ember = false } = {}) {
  const page = points => points.map(p => project(scene.camera, p).slice(0, 2))
  const centre = ring.reduce((sum, p) => [sum[0] + p[0] / ring.length, sum[1] + p[1] / ring.length], [0, 0])
  const outer = ring.map(([x, y, z]) => [x + Math.sign(x - centre[0]) * rim, y + (y > centre[1] ? rim : 0), z])
  erase(canvas, page(outer))
  line(canvas, page(outer), { weight: 1.1 })
  line(canvas, closed(page(ring)), { weight: 1.1 })
  if (ember) fill(canvas, page(ring), 'ember')
  else hatch(canvas, page(ring), { angle: 90, gap: 2.3, dark })
}

function windows(canvas, scene) {
  for (let i = 0; i < 7; i += 1) {
    for (const side of [-1, 1]) {
      const x = side * (4.4 + BAY * (i + 0.5))
      if (x > 4.4 && i === 0) continue
      pierce(canvas, scene, opening(x, 1, 1.5, 2.2, -0.01), { dark: 0.95 })
      pierce(canvas, scene, opening(x, 6.8, 1, 2.2, -0.01), { ember: side === 1 && i === 1 })
    }
  }
  pierce(canvas, scene, opening(0, 0, 1.7, 2.9, -2.21), { dark: 1 })
  for (const x of [-2.9, 2.9]) pierce(canvas, scene, opening(x, 1, 0.7, 2.2, -2.21))
  for (const x of [-2.6, 0, 2.6]) pierce(canvas, scene, opening(x, 7, 0.8, 2.4, -2.21))
  pierce(canvas, scene, opening(0, 14.4, 1, 1.4, -1.41))
}

function build() {
  const camera = createCamera({ eye: [-21, 1.75, -33], yaw: 24, pitch: 0, focal: 640, centre: [400, 452] })
  const scene = createScene({ camera, sun: [-0.75, 0.95, -0.75], sunReach: { about: [4, 8, 2], radius: 46 } })
  put(
    scene,
    'ground',
    sheet((u, v) => [-140 + 300 * u, 0, -34 + 160 * v], 1, 1),
    { lit: true },
  )
  for (const { wall, roof, trim } of [wing(4.4, 7), wing(-4.4 - 7 * BAY, 7), tower()]) {
    put(scene, 'wall', wall, { paint: 0.12 })
    put(scene, 'roof', roof, { paint: 0.4 })
    put(scene, 'trim', trim)
  }
  light(scene)
  return scene
}

/** A traveller's case in a hand of the figure at `foot`. */
function suitcase(canvas, [x, y], size, side) {
  const body = [
    [-0.11, -0.42],
    [0.11, -0.42],
    [0.11, -0.26],
    [-0.11, -0.26],
  ].map(([px, py]) => [x + (px + side * 0.16) * size, y + py * size])
  erase(canvas, body)
  hatch(canvas, body, { angle: 0, gap: Math.max(2.2, size / 40), dark: 0.8 })
  line(canvas, closed(body), { weight: 1.5 })
  line(
    canvas,
    [
      [x + (side * 0.16 - 0.03) * size, y - 0.42 * size],
      [x + side * 0.16 * size, y - 0.46 * size],
      [x + (side * 0.16 + 0.03) * size, y - 0.42 * size],
    ],
    { weight: 1.1 },
  )
}

function students(canvas, scene) {
  const crowd = [
    [2.2, -8.6, 'standing', 'hair'],
    [0.4, -10.4, 'side', 'cap'],
    [-5.6, -15.2, 'walking', 'hair'],
    [-3.8, -16.6, 'pointing', 'hair'],
    [-14.9, -25.2, 'walking', 'cap'],
  ]
  crowd.forEach(([x, z, pose, hat], i) => {
    drawStanding(canvas, scene, [x, 0, z], 1.7, (sheet0, foot, size) => {
      hatch(
        sheet0,
        [
          [foot[0] - size * 0.1, foot[1] - 2],
          [foot[0] + size * 0.16, foot[1] - 2],
          [foot[0] + size * 0.62, foot[1] + size * 0.1],
          [foot[0] + size * 0.3, foot[1] + size * 0.1],
        ],
        { angle: 0, gap: 3, dark: 0.6 },
      )
      figure(sheet0, foot, size, { pose: POSES[pose], dress: 'gown', hat, dark: 0.55 + (i % 2) * 0.3, flip: i === 2 })
      if (pose !== 'pointing') suitcase(sheet0, foot, size, i % 2 === 0 ? 1 : -1)
    })
  })
}

function forecourt(canvas, scene) {
  const along = [-13, -8.5, -4, 4, 8.5].map(x => [
    [x, 0, -34],
    [x * 0.4, 0, -3],
  ])
  contour(canvas, scene, along, { weight: 0.75, ink: 'line' })
  for (let z = -4; z > -33; z -= 1.9) {
    const row = Array.from({ length: 40 }, (_, i) => [-60 + i * 3.4, 0, z])
    score(canvas, scene, [row], { tone: (d, x, y) => d - 0.3 + 0.5 * noise(x / 50, y / 2, 5), most: 1, slack: 0.03 })
  }
}

function plane(canvas) {
  trunk(
    canvas,
    [
      [46, 640],
      [52, 420],
      [40, 220],
      [58, -40],
    ],
    [44, 33, 28, 24],
    { seed: 3, strands: 10 },
  )
  bough(
    canvas,
    [
      [60, 150],
      [120, 92],
      [196, 74],
      [262, 96],
    ],
    { size: 21, seed: 7, every: 15, radii: [9, 6, 4, 2] },
  )
  bough(
    canvas,
    [
      [50, 60],
      [130, 30],
      [230, 26],
      [330, 6],
      [392, 18],
    ],
    { size: 21, seed: 11, every: 15, radii: [10, 7, 5, 3, 2] },
  )
  bough(
    canvas,
    [
      [30, 250],
      [4, 200],
      [-30, 180],
    ],
    { size: 21, seed: 5, every: 15 },
  )
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.5 - 0.6 * clouds({ seed: 15, scale: 300 })(x, y),
    to: 380,
    gap: 6.5,
    most: 1,
  })
  shadeBodies(canvas, scene, ['wall'], { angle: 0, gap: 3.8, tone: d => d * 1.15 - 0.2 })
  shadeBodies(canvas, scene, ['roof'], { angle: 62, gap: 3.6, tone: d => d })
  shadeBodies(canvas, scene, ['trim'], { angle: 90, gap: 3, tone: d => d - 0.35 })
  shadeBodies(canvas, scene, ['ground'], { angle: 0, gap: 4, tone: d => (d > 0.6 ? d - 0.1 : 0) })
  for (const { name, body } of scene.bodies)
    if (name !== 'ground') contour(canvas, scene, body.edges, { weight: name === 'trim' ? 1.1 : 1.5, least: 3 })
  windows(canvas, scene)
  forecourt(canvas, scene)
  students(canvas, scene)
  plane(canvas)
  return canvas
}
