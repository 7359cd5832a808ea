import { puffs, sprayBank } from '../kit/foam.mjs'
import { broadTree } from '../kit/leaves.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const [BAYS, WIDE] = [5, 8.4]
const leftOf = i => -((BAYS * WIDE) / 2) + i * WIDE

function radialGate(x, lift) {
  const at = (u, v) => {
    const a = (-20 + lift + 46 * v) * (Math.PI / 180)
    return [x + 1 + (WIDE - 1) * u, 3.6 + 6 * Math.sin(a), 3 - 6 * Math.cos(a) + 4]
  }
  return sheet(at, 1, 8)
}

function build() {
  const camera = createCamera({ eye: [-19, 5.4, -27], yaw: 27, pitch: 0, focal: 640, centre: [400, 372] })
  const scene = createScene({ camera, sun: [0.7, 0.85, -0.6], sunReach: { about: [0, 5, 4], radius: 34 } })
  const piers = Array.from({ length: BAYS + 1 }, (_, i) =>
    beam(
      [
        [-5, -1],
        [-5, 3],
        [-2, 8.6],
        [12, 8.6],
        [12, -1],
      ],
      leftOf(i) - 0.5,
      leftOf(i) + 0.5,
    ),
  )
  put(scene, 'pier', joined(...piers, box(-60, leftOf(0), -1, 6.5, -6, 12), box(leftOf(BAYS), 60, -1, 6.5, -6, 12)))
  for (let i = 0; i < BAYS; i += 1) put(scene, 'gate', radialGate(leftOf(i), i === 3 ? -14 : 12), { paint: 0.2 })
  put(
    scene,
    'sill',
    joined(...Array.from({ length: BAYS }, (_, i) => box(leftOf(i) + 0.5, leftOf(i + 1) - 0.5, -1, 0.5, -2, 12))),
  )
  put(scene, 'pool', box(leftOf(0), leftOf(BAYS), -1, 2.2, 4.2, 12), { paint: 0.8 })
  const posts = Array.from({ length: BAYS + 1 }, (_, i) => box(leftOf(i) - 0.4, leftOf(i) + 0.4, 8.6, 14.6, 4, 5))
  put(
    scene,
    'deck',
    joined(
      box(leftOf(0) - 1, leftOf(BAYS) + 1, 8.6, 9.3, -1.6, 2.6),
      box(leftOf(0) - 1, leftOf(BAYS) + 1, 14.4, 15.1, 2.6, 7),
      ...posts,
    ),
  )
  put(
    scene,
    'house',
    joined(
      box(leftOf(0) - 0.6, leftOf(BAYS) + 0.6, 15.1, 18, 3, 6.6),
      beam(
        [
          [1.8, 18],
          [7.8, 18],
          [4.8, 20.6],
        ],
        leftOf(0) - 1.6,
        leftOf(BAYS) + 1.6,
      ),
    ),
    { paint: 0.12 },
  )
  put(
    scene,
    'water',
    sheet((u, v) => [-60 + 120 * u, 0.2, -26.6 + 39 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0.2 })
  return scene
}

/** Draws the water that leaves under a lifted gate as a smooth sheet and breaks into foam. */
function tongue(canvas, scene, i) {
  const [x0, x1] = [leftOf(i) + 0.6, leftOf(i + 1) - 0.6]
  const at = (u, t) => project(scene.camera, [x0 + (x1 - x0) * u, 2.1 - 1.9 * ramp(t, 0, 0.8), 4 - 12 * t]).slice(0, 2)
  for (let k = 0; k <= 9; k += 1) {
    const thread = Array.from({ length: 14 }, (_, n) => [
      x0 + ((x1 - x0) * k) / 9,
      2.2 - 1.9 * ramp(n / 13, 0, 0.8),
      4 - 12 * (n / 13),
    ])
    score(canvas, scene, [thread], { tone: (_, x, y) => 0.35 + 0.5 * noise(x / 9, y / 14, k), slack: 0.02 })
  }
  const size = 300 / project(scene.camera, [x0, 0, -8])[2]
  puffs(canvas, sprayBank(at(-0.1, 1), at(1.1, 1.04), { size: size * 0.9, count: 16, lift: 0.5, seed: i + 3 }))
}

function hoist(canvas, scene) {
  const [x, y] = project(scene.camera, [leftOf(1) + WIDE / 2, 11.4, 3.4])
  const r = 20
  erase(canvas, arc(x, y, r + 3))
  for (const k of [1, 0.9, 0.8]) line(canvas, arc(x, y, r * k), { weight: 2.1, ink: 'ember' })
  for (let k = 0; k < 6; k += 1)
    line(
      canvas,
      [
        [x, y],
        [x + Math.cos(k * 1.047) * r, y + Math.sin(k * 1.047) * r],
      ],
      { weight: 2.1, ink: 'ember' },
    )
  fill(canvas, arc(x, y, 4.5), 'ember')
}

function chains(canvas, scene) {
  const all = Array.from({ length: BAYS }, (_, i) =>
    [1.4, WIDE - 1.4].map(dx => [
      [leftOf(i) + dx, 14.4, 4.2],
      [leftOf(i) + dx, 6.8, 1.2],
    ]),
  ).flat()
  contour(canvas, scene, all, { weight: 1.1, slack: 0.05 })
  const rail = Array.from({ length: 30 }, (_, k) => [
    [leftOf(0) - 1 + k * 1.52, 9.3, -1.5],
    [leftOf(0) - 1 + k * 1.52, 10.4, -1.5],
  ])
  contour(
    canvas,
    scene,
    [
      ...rail,
      [
        [leftOf(0) - 1, 10.4, -1.5],
        [leftOf(BAYS) + 1, 10.4, -1.5],
      ],
    ],
    { weight: 0.75, slack: 0.03 },
  )
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.48 - 0.6 * clouds({ seed: 55, scale: 280 })(x, y),
    to: 392,
    gap: 6.5,
    most: 1,
  })
  drawStanding(canvas, scene, [40, 6.5, 22], 14, (sheet0, foot, size) =>
    broadTree(sheet0, foot, size, { seed: 4, size: 8 }),
  )
  shadeBodies(canvas, scene, ['pier', 'sill'], { angle: 90, gap: 4, tone: d => d * 1.2 - 0.4 })
  shadeBodies(canvas, scene, ['gate'], { angle: 0, gap: 4, tone: d => d * 1.1 - 0.22 })
  shadeBodies(canvas, scene, ['pool'], { angle: 0, gap: 3, tone: () => 0.9 })
  shadeBodies(canvas, scene, ['deck', 'house'], { angle: 90, gap: 4, tone: d => d * 1.15 - 0.34 })
  for (const { name, body } of scene.bodies)
    if (name !== 'water') contour(canvas, scene, body.edges, { weight: 1.5, least: 5 })
  chains(canvas, scene)
  water(canvas, sightOf(scene, 'water'), {
    horizon: 376,
    first: 4,
    grow: 0.04,
    swell: 5,
    dark: (x, y) => mirroredAt(scene, x, y, 0.1) * 0.8,
  })
  for (let i = BAYS - 1; i >= 0; i -= 1) if (i !== 3) tongue(canvas, scene, i)
  hoist(canvas, scene)
  return canvas
}
