import { byHand, engrave } from '../kit/shading.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { hatch } from '../kit/hatch.mjs'
import { layered } from '../kit/noise.mjs'
import { drawPersonFromBehind } from '../kit/people-from-behind.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { closed, through } from '../kit/shape.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put } from '../kit/scene.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'

const FRONT = 9

function room() {
  const camera = createCamera({ eye: [-0.9, 2.05, 0.9], yaw: 4, pitch: 0, focal: 700, centre: [390, 315] })
  const scene = createScene({ camera, sun: [-1, 0.9, -0.25], sunReach: { about: [0, 1.5, 4], radius: 9 } })
  put(
    scene,
    'floor',
    sheet((u, v) => [-6 + 12 * u, 0, -3 + 13 * v], 1, 1),
    { paint: 0.1 },
  )
  put(scene, 'wall', joined(box(-4.6, 4.4, 0, 5.6, FRONT, FRONT + 0.2)), { lit: true })
  put(scene, 'side', joined(box(4.4, 4.6, 0, 5.6, 0, FRONT), box(-4.8, -4.6, 0, 5.6, 0, FRONT)), { paint: 0.1 })
  put(scene, 'platform', box(-3.9, 3.9, 0, 0.22, FRONT - 2.2, FRONT))
  put(scene, 'board', joined(box(-2.9, 2.9, 1.86, 4.1, FRONT - 0.12, FRONT)))
  put(
    scene,
    'desk',
    joined(box(-1.3, 1.5, 1.06, 1.12, FRONT - 1.8, FRONT - 0.9), box(-1.2, 1.4, 0.22, 1.06, FRONT - 1.7, FRONT - 1)),
  )
  put(
    scene,
    'model',
    joined(
      beam(
        [
          [FRONT - 1.65, 1.12],
          [FRONT - 1.4, 1.62],
          [FRONT - 1.34, 1.62],
          [FRONT - 1.3, 1.12],
        ],
        -0.9,
        1.1,
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        beam(
          [
            [FRONT - 1.78, 1.12],
            [FRONT - 1.5, 1.68],
            [FRONT - 1.34, 1.68],
            [FRONT - 1.34, 1.12],
          ],
          -0.9 + i * 0.38,
          -0.82 + i * 0.38,
        ),
      ),
    ),
  )
  light(scene)
  return scene
}

function chalk(canvas, scene) {
  const at = (u, v) => project(scene.camera, [-2.8 + 5.6 * u, 1.92 + 2.1 * v, FRONT - 0.13]).slice(0, 2)
  const board = [at(-0.01, -0.02), at(1.01, -0.02), at(1.01, 1.02), at(-0.01, 1.02)]
  fill(canvas, board)
  erase(canvas, board)
  const bed = through(
    [
      [0.06, 0.72],
      [0.16, 0.68],
      [0.24, 0.5],
      [0.36, 0.24],
      [0.5, 0.16],
      [0.66, 0.26],
      [0.76, 0.54],
      [0.84, 0.62],
      [0.94, 0.66],
    ].map(([u, v]) => at(u, v)),
    { steps: 8 },
  )
  line(canvas, byHand(bed, { amount: 0.6, wave: 14 }), { weight: 1.5, ink: 'paper' })
  for (let k = 0; k < 9; k += 1) {
    const [u, v] = [0.3 + k * 0.05, 0.34 - 0.13 * Math.sin((Math.PI * k) / 8)]
    line(canvas, [at(u, v - 0.02), at(u - 0.03, v - 0.1)], { weight: 0.75, ink: 'paper' })
  }
  for (let k = 1; k < 4; k += 1)
    line(canvas, byHand([at(0.29 + k * 0.028, 0.5 - k * 0.08), at(0.73 - k * 0.03, 0.5 - k * 0.08)], { amount: 0.4 }), {
      weight: 0.75,
      ink: 'paper',
    })
  for (const u of [0.36, 0.5, 0.64]) line(canvas, [at(u, 0.5), at(u, 0.24)], { weight: 0.75, ink: 'paper' })
  line(canvas, [at(0.12, 0.9), at(0.88, 0.9)], { weight: 0.75, ink: 'paper' })
  for (let k = 0; k < 9; k += 1)
    line(canvas, [at(0.12 + k * 0.095, 0.9), at(0.12 + k * 0.095, 0.87)], { weight: 0.75, ink: 'paper' })
  line(canvas, byHand([at(0.25, 0.5), at(0.745, 0.5)], { amount: 0.5, wave: 20 }), { weight: 2.1, ink: 'flame' })
}

function windowPanes(canvas, scene) {
  for (const z of [3.2, 6.2]) {
    const at = (u, v) => project(scene.camera, [-4.59, 1.3 + 2.9 * v, z + 1.7 * u]).slice(0, 2)
    const frame = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    erase(canvas, frame)
    line(canvas, closed(frame), { weight: 2.1 })
    for (const k of [1 / 3, 2 / 3]) line(canvas, [at(0, k), at(1, k)], { weight: 1.1 })
    line(canvas, [at(0.5, 0), at(0.5, 1)], { weight: 1.5 })
    engrave(canvas, [at(0.1, 0.2), at(0.4, 0.3)], () => 0.3)
  }
}

function listeners(canvas) {
  const far = [
    [92, 470],
    [206, 466],
    [322, 470],
    [438, 464],
    [556, 470],
    [672, 466],
  ]
  far.forEach(([x, y], i) =>
    drawPersonFromBehind(canvas, [x, y], 92, { lean: (i % 3) - 1, dark: 0.6 + (i % 2) * 0.25 }),
  )
  desks(canvas, 528, [150, 380, 612])
  const near = [
    [36, 566],
    [236, 556],
    [524, 560],
    [742, 570],
  ]
  near.forEach(([x, y], i) =>
    drawPersonFromBehind(canvas, [x, y], 168, { lean: [3, -2, 2, -3][i], dark: 0.95, flip: i % 2 === 1 }),
  )
}

function desks(canvas, y, middles) {
  for (const x of middles) {
    const top = [
      [x - 110, y],
      [x + 110, y],
      [x + 116, y + 14],
      [x - 116, y + 14],
    ]
    erase(canvas, top)
    line(canvas, closed(top), { weight: 1.5 })
    hatch(canvas, top, { angle: 0, gap: 3, dark: 0.4 })
  }
}

function teacher(canvas, scene) {
  const [x, y] = project(scene.camera, [2.3, 0.22, FRONT - 1.2])
  const [, top] = project(scene.camera, [2.3, 2.02, FRONT - 1.2])
  figure(canvas, [x, y], y - top, { pose: POSES.pointing, dress: 'gown', flip: true, dark: 0.9 })
}

export function draw() {
  const canvas = createCanvas()
  const scene = room()
  shadeBodies(canvas, scene, ['wall'], {
    angle: 0,
    gap: 5,
    tone: (d, x, y) => d * 0.6 - 0.12 + x / 2400 + layered(x / 90, y / 40, { seed: 3 }) * 0.3,
  })
  shadeBodies(canvas, scene, ['side'], { angle: 90, gap: 5, tone: (d, x) => (x > 400 ? 0.5 : 0.75) })
  shadeBodies(canvas, scene, ['desk', 'platform', 'model'], { angle: 90, gap: 3.4, tone: d => d * 1.2 - 0.35 })
  for (const { name, body } of scene.bodies)
    if (name !== 'floor') contour(canvas, scene, body.edges, { weight: 1.5, least: 3 })
  windowPanes(canvas, scene)
  chalk(canvas, scene)
  teacher(canvas, scene)
  listeners(canvas)
  return canvas
}
