import { flame } from '../kit/spark-and-flame.mjs'
import { drawPersonFromBehind } from '../kit/people-from-behind.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { hatch } from '../kit/hatch.mjs'
import { drawPanes, frontPanes, post } from '../kit/houses.mjs'
import { noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, line } from '../kit/canvas.mjs'
import { closed, mix, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { box, joined, sheet, solid } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'

const [EAVES, RIDGE, HALF, DEEP] = [2.3, 3.9, 3.5, 11]

function slope(side) {
  return solid([
    [
      [side * (HALF + 0.7), EAVES - 0.36, -1.2],
      [0, RIDGE, -1.2],
      [0, RIDGE, DEEP + 0.8],
      [side * (HALF + 0.7), EAVES - 0.36, DEEP + 0.8],
    ],
  ])
}

function build() {
  const camera = createCamera({ eye: [-0.9, 1.95, -4], yaw: 3, pitch: 0, focal: 690, centre: [380, 330] })
  const scene = createScene({ camera, sun: [0.8, 0.8, -0.1] })
  put(
    scene,
    'ground',
    sheet((u, v) => [-60 + 120 * u, 0, -5 + 120 * v], 1, 1),
  )
  put(scene, 'block', joined(box(9, 40, 0, 11, 26, 38), box(-40, -12, 0, 3, 40, 50)), { paint: 0.1 })
  put(scene, 'roof', joined(slope(-1), slope(1)), { paint: 0.4 })
  const poles = Array.from({ length: 6 }, (_, i) =>
    [-1, 1].map(side => post(side * HALF, i * 2.5, 0.06, 0, EAVES + 0.1)),
  ).flat()
  put(scene, 'pole', joined(...poles, box(-HALF, HALF, EAVES - 0.06, EAVES + 0.06, DEEP - 0.5, DEEP - 0.4)))
  put(scene, 'board', box(-1.9, 1.9, 1.05, 2.9, DEEP - 1, DEEP - 0.92))
  put(
    scene,
    'desk',
    joined(
      box(-0.9, 0.9, 0.8, 0.86, DEEP - 3, DEEP - 2.3),
      post(-0.8, DEEP - 2.9, 0.05, 0, 0.8),
      post(0.8, DEEP - 2.9, 0.05, 0, 0.8),
    ),
  )
  light(scene)
  return scene
}

function thatch(canvas, scene) {
  for (const side of [-1, 1]) {
    const straws = Array.from({ length: 33 }, (_, i) => {
      const z = -1.15 + (DEEP + 1.9) * (i / 33) ** 1.5
      return [0, 0.25, 0.5, 0.75, 1].map(t => [
        side * (HALF + 0.6) * t,
        mix(RIDGE, EAVES - 0.33, t) - 0.02,
        z + noise(i, t * 3, 3) * 0.07,
      ])
    })
    score(canvas, scene, straws, { tone: (d, x, y) => 0.55 + 0.5 * noise(x / 30, y / 34, side + 4), slack: 0.03 })
    const purlins = [0.33, 0.66, 0.97].map(t => [
      [side * (HALF + 0.6) * t, mix(RIDGE, EAVES - 0.36, t) - 0.1, -1.1],
      [side * (HALF + 0.6) * t, mix(RIDGE, EAVES - 0.36, t) - 0.1, DEEP],
    ])
    contour(canvas, scene, purlins, { weight: 2.1, slack: 0.05 })
    const rafters = Array.from({ length: 6 }, (_, i) => [
      [0, RIDGE - 0.08, i * 2.5],
      [side * HALF, EAVES, i * 2.5],
    ])
    contour(canvas, scene, rafters, { weight: 2.1, slack: 0.05 })
  }
}

/** The frayed edge of the straw against the light. */
function fringe(canvas, scene) {
  const random = seeded(4)
  const rim = t => {
    const side = t < 0.5 ? -1 : 1
    const k = Math.abs(t - 0.5) * 2
    return project(scene.camera, [side * (HALF + 0.7) * k, mix(RIDGE, EAVES - 0.36, k), -1.2]).slice(0, 2)
  }
  const edge = Array.from({ length: 81 }, (_, i) => rim(i / 80))
  const brow = [...edge.map(([x, y]) => [x, y + 3]), [900, -20], [-100, -20]]
  erase(canvas, brow)
  for (let i = 0; i < 70; i += 1) {
    const [x, y] = rim(random())
    const up = random() * 46
    const lean = x < project(scene.camera, [0, 0, -1.2])[0] ? -1 : 1
    const foot = [x + lean * 2, y + 4 + random() * 15]
    line(canvas, [[foot[0] - lean * (up + 12) * 0.5, foot[1] - (up + 12) * 0.62], foot], {
      weight: random() < 0.3 ? 1.5 : 0.75,
      ink: random() < 0.4 ? 'deep' : 'line',
    })
  }
}

function scaffold(canvas, scene) {
  const rods = []
  for (let x = 8.4; x < 34; x += 3.4)
    rods.push([
      [x, 0, 25],
      [x, 14, 25],
    ])
  for (let y = 2.6; y < 14; y += 2.5)
    rods.push([
      [7.4, y, 25],
      [41, y, 25],
    ])
  for (let x = 8.4; x < 38; x += 7.8)
    rods.push([
      [x, 0, 25],
      [x + 7.8, 12.5, 25],
    ])
  contour(canvas, scene, rods, { weight: 1.1 })
  drawPanes(
    canvas,
    scene,
    frontPanes({ x0: 9, x1: 40, z: 26, y: 0, rows: 3, count: 8, wide: 1.4, high: 1.8, storey: 3.5 }),
  )
}

function people(canvas, scene) {
  const scale = z => 690 / (z + 4)
  drawStanding(canvas, scene, [2.35, 0, DEEP - 2.2], 1.75, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.pointing, flip: true, dark: 0.85 }),
  )
  for (const [row, z] of [7.6, 6, 4.3, 2.5, 0.5, -1.6].entries()) {
    const [lx, ly] = project(scene.camera, [-3.2, 0.5, z])
    const [rx] = project(scene.camera, [3.2, 0.5, z])
    const bench = [
      [lx, ly],
      [rx, ly],
      [rx, ly + scale(z) * 0.1],
      [lx, ly + scale(z) * 0.1],
    ]
    const seats = row === 5 ? [-1.75, 0.9] : row < 3 ? [-2.3, -1.1, 0.1, 1.2, 2.3] : [-2.3, -0.9, 0.5, 2]
    for (const [i, x] of seats.entries()) {
      const [px, py] = project(scene.camera, [x + noise(row * 3, i * 2.3, 5) * 0.16, 1.16, z])
      drawPersonFromBehind(canvas, [px, py], scale(z) * 0.5, {
        long: 1.34,
        lean: noise(i * 3, row, 2) * 5,
        dark: row < 2 ? 0.3 : 0.55 + 0.4 * ((i + row) % 2),
        hair: (i + row) % 4 === 1 ? 'long' : (i * 2 + row) % 5 === 2 ? 'cap' : 'short',
      })
    }
    erase(canvas, bench)
    line(canvas, closed(bench), { weight: 1.1 })
    hatch(canvas, bench, { angle: 0, gap: 2.6, dark: 0.5 })
  }
}

function lamp(canvas, scene) {
  const [x, y, depth] = project(scene.camera, [-0.5, 0.86, DEEP - 2.7])
  const size = (690 / depth) * 0.46
  const glass = through(
    [
      [x - size * 0.12, y - size * 0.34],
      [x - size * 0.2, y - size * 0.56],
      [x - size * 0.1, y - size],
      [x + size * 0.1, y - size],
      [x + size * 0.2, y - size * 0.56],
      [x + size * 0.12, y - size * 0.34],
    ],
    { steps: 4 },
  )
  const pot = [
    [x - size * 0.24, y],
    [x - size * 0.14, y - size * 0.3],
    [x + size * 0.14, y - size * 0.3],
    [x + size * 0.24, y],
  ]
  erase(canvas, glass)
  erase(canvas, pot)
  line(canvas, glass, { weight: 1.1 })
  line(canvas, closed(pot), { weight: 1.1 })
  flame(canvas, [x, y - size * 0.34], size * 0.52)
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.4 - 0.6 * clouds({ seed: 17 })(x, y),
    to: 330,
    gap: 9,
    most: 1,
  })
  shadeBodies(canvas, scene, ['block'], { angle: 0, gap: 4, tone: d => d - 0.24 })
  contour(canvas, scene, scene.bodies.find(({ name }) => name === 'block').body.edges, { weight: 1.1 })
  scaffold(canvas, scene)
  const tufts = Array.from({ length: 30 }, (_, i) =>
    Array.from({ length: 60 }, (_, k) => [-58 + k * 2, 0, i * i * 0.07 - 3]),
  )
  score(canvas, scene, tufts, { tone: (d, x, y) => 0.02 + 0.7 * noise(x / 17, y / 3, 6), most: 1, slack: 0.03 })
  thatch(canvas, scene)
  for (const name of ['pole', 'board', 'desk'])
    contour(canvas, scene, scene.bodies.find(body => body.name === name).body.edges, { weight: 1.5 })
  const board = [
    [-1.84, 1.1],
    [1.84, 1.1],
    [1.84, 2.85],
    [-1.84, 2.85],
  ].map(([x, y]) => project(scene.camera, [x, y, DEEP - 1.02]).slice(0, 2))
  hatch(canvas, board, { angle: 0, gap: 2.2, dark: 0.95 })
  lamp(canvas, scene)
  people(canvas, scene)
  fringe(canvas, scene)
  return canvas
}
