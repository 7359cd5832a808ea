import { byHand, engrave } from '../kit/shading.mjs'
import { drawPersonFromBehind } from '../kit/people-from-behind.mjs'
import { noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, mix, ramp } from '../kit/shape.mjs'
import { partsWhere } from '../kit/canvas.mjs'
import { box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, isSeen, light, put, sightOf } from '../kit/scene.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'

/** Returns a seat of the stadium, whose rows rise outwards from an oval around the ground. */
function seatAt(angle, row) {
  const out = 1 + row * 0.028
  return [62 * out * Math.cos(angle), 2 + row * 0.95, 70 + 50 * out * Math.sin(angle)]
}

function build() {
  const camera = createCamera({ eye: [-16, 27, -26], yaw: 7, pitch: -11, focal: 620, centre: [400, 300] })
  const scene = createScene({ camera, sun: [0, 1, 0.2] })
  put(
    scene,
    'ground',
    sheet((u, v) => [-200 + 400 * u, 0, -30 + 330 * v], 1, 1),
  )
  put(
    scene,
    'bowl',
    sheet((u, v) => seatAt(-0.5 + (Math.PI + 1) * u, 22 * v), 60, 6, { border: false }),
  )
  put(
    scene,
    'roof',
    sheet(
      (u, v) => {
        const [x, y, z] = seatAt(0.2 + (Math.PI - 0.4) * u, 14 + 12 * v)
        return [x, y + 9 - v * 2, z]
      },
      40,
      1,
    ),
  )
  put(
    scene,
    'scene',
    joined(
      box(-15, 15, 0, 1.6, 84, 96),
      box(-17, -15.6, 0, 13, 90, 92),
      box(15.6, 17, 0, 13, 90, 92),
      box(-17, 17, 12, 13.2, 90, 92),
    ),
  )
  put(scene, 'screen', box(-14, 14, 2.4, 11, 94.8, 95))
  light(scene)
  return scene
}

const GLOW = [0, 4, 88]

function glowAt(scene, x, y) {
  const [gx, gy] = project(scene.camera, GLOW)
  return Math.exp(-(((x - gx) / 250) ** 2 + ((y - gy) / 130) ** 2))
}

function crowd(canvas, scene) {
  const random = seeded(12)
  for (let row = 0; row < 22; row += 1) {
    const heads = []
    for (let a = -0.45; a < Math.PI + 0.45; a += 0.0155 + random() * 0.016) {
      const p = seatAt(a, row + 0.3)
      p[1] += 0.9
      if (!isSeen(scene, p, 0.03)) continue
      const [x, y, depth] = project(scene.camera, p)
      if (x < -5 || x > 805 || y < 0 || random() < 0.3) continue
      heads.push([x, y, depth])
    }
    for (const [x, y, depth] of heads) {
      const tall = 500 / depth
      const lit = glowAt(scene, x, y)
      line(
        canvas,
        [
          [x, y],
          [x + (random() - 0.5) * 1.6, y + tall],
        ],
        { weight: lit > 0.35 ? 0.75 : random() < 0.4 ? 2.1 : 1.5, ink: lit > 0.35 ? 'line' : 'deep' },
      )
    }
  }
}

function field(canvas, scene) {
  const random = seeded(31)
  for (let i = 0; i < 330; i += 1) {
    const [x, z] = [-46 + random() * 92, 34 + random() * 46]
    const p = [x, 1.1, z]
    if ((x / 50) ** 2 + ((z - 70) / 42) ** 2 > 1 || !isSeen(scene, p, 0.03)) continue
    const [px, py, depth] = project(scene.camera, p)
    const tall = 600 / depth
    const away = Math.hypot(x, z - 88)
    line(
      canvas,
      [
        [px, py],
        [px, py + tall * 0.9],
      ],
      { weight: away < 24 ? 0.75 : 1.5, ink: away < 24 ? 'line' : 'deep' },
    )
  }
}

function theStage(canvas, scene) {
  const at = p => project(scene.camera, p).slice(0, 2)
  for (const name of ['scene', 'screen'])
    contour(canvas, scene, scene.bodies.find(body => body.name === name).body.edges, { weight: 1.5 })
  for (let k = 0; k < 5; k += 1) {
    const [x, y] = at([-8 + k * 4, 1.6, 87])
    line(
      canvas,
      [
        [x - 3, y - 12],
        [x - 3, y],
        [x - 3, y - 6],
        [x + 3, y - 6],
        [x + 3, y],
      ],
      { weight: 1.5 },
    )
  }
  const lamp = at([0, 11.6, 90.5])
  for (let k = -6; k <= 6; k += 1) {
    const foot = at([k * 2.6, 1.7, 86 + Math.abs(k) * 0.4])
    engrave(
      canvas,
      byHand([[mix(lamp[0], foot[0], 0.12), mix(lamp[1], foot[1], 0.12)], foot], { amount: 0.3 }),
      () => 0.3 + (k % 2 === 0 ? 0.16 : 0),
      { ink: 'flame', most: 1 },
    )
  }
  fill(canvas, arc(...lamp, 7, 5.5), 'ember')
}

function night(canvas, scene) {
  for (let y = 3; y < 330; y += 4.7) {
    for (const part of partsWhere(
      byHand(
        [
          [-4, y],
          [804, y],
        ],
        { amount: 0.5, wave: 120, seed: Math.round(y) },
      ),
      sightOf(scene, '').inside,
    )) {
      engrave(
        canvas,
        part,
        (x, py) => 0.92 - 0.5 * ramp(py, 60, 330) - 0.6 * glowAt(scene, x, py + 60) + 0.14 * noise(x / 80, py / 12, 4),
        { most: 3, least: 5 },
      )
    }
  }
  for (const [x, z] of [
    [-58, 118],
    [62, 118],
  ]) {
    const [foot, head] = [project(scene.camera, [x, 20, z]), project(scene.camera, [x, 46, z])].map(p => p.slice(0, 2))
    line(canvas, [foot, head], { weight: 2.1 })
    erase(canvas, arc(head[0], head[1] - 4, 30, 18))
    for (let r = 0; r < 3; r += 1)
      for (let c = -2; c <= 2; c += 1) line(canvas, arc(head[0] + c * 7, head[1] - 10 + r * 6, 2.3), { weight: 1.1 })
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  night(canvas, scene)
  shadeBodies(canvas, scene, ['roof'], { angle: 78, gap: 4.4, tone: (d, x, y) => 0.86 - 0.4 * glowAt(scene, x, y) })
  contour(canvas, scene, scene.bodies.find(({ name }) => name === 'roof').body.edges, { weight: 1.5 })
  const tiers = Array.from({ length: 12 }, (_, r) =>
    Array.from({ length: 90 }, (_, i) => seatAt(-0.5 + ((Math.PI + 1) * i) / 89, r * 2)),
  )
  score(canvas, scene, tiers, { tone: (d, x, y) => 0.7 - glowAt(scene, x, y) * 0.6, slack: 0.02, most: 1 })
  crowd(canvas, scene)
  shadeBodies(canvas, scene, ['ground'], { angle: 0, gap: 6, tone: (d, x, y) => 0.62 - glowAt(scene, x, y) * 1.3 })
  field(canvas, scene)
  theStage(canvas, scene)
  const near = [
    [38, 552, 84],
    [150, 560, 78],
    [262, 548, 82],
    [372, 562, 80],
    [486, 552, 82],
    [600, 560, 80],
    [712, 548, 84],
  ]
  near.forEach(([x, y, size], i) =>
    drawPersonFromBehind(canvas, [x + 10 * noise(i * 2.1, 2), y], size, {
      lean: noise(i * 1.9, 5) * 6,
      dark: 0.95,
      hair: i % 3 === 1 ? 'long' : 'short',
    }),
  )
  return canvas
}
