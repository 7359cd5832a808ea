import { figure, POSES } from '../kit/people.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, line } from '../kit/canvas.mjs'
import { closed, mix, ramp } from '../kit/shape.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { isolines } from '../kit/isolines.mjs'
import { ruledSky } from '../kit/sky.mjs'

const middle = z => 2.4 * Math.sin(z / 4.6 + 0.4) - 0.6
const breadth = z => 1.35 + 0.3 * Math.sin(z / 3)

/** The land of the model, knee-high, with its river cut into it. */
function rise(x, z) {
  const d = Math.abs(x - middle(z)) - breadth(z)
  return d < 0 ? 0.34 : 0.42 + 0.9 * ramp(d, 0, 4) * (0.6 + 0.7 * Math.abs(layered(x / 3.4, z / 3.4, { seed: 4 })))
}

function roof() {
  const trusses = Array.from({ length: 6 }, (_, i) => {
    const z = 1 + i * 7
    const chords = [
      beam(
        [
          [z, 8.2],
          [z + 0.3, 8.2],
          [z + 0.3, 8.6],
          [z, 8.6],
        ],
        -11,
        11,
      ),
    ]
    return joined(...chords, box(-11, -10.6, 0, 8.4, z, z + 0.3), box(10.6, 11, 0, 8.4, z, z + 0.3))
  })
  return joined(...trusses)
}

function build() {
  const camera = createCamera({ eye: [-5.4, 4.8, -7.4], yaw: 12, pitch: -9, focal: 600, centre: [400, 300] })
  const scene = createScene({ camera, sun: [-0.6, 0.9, -0.3] })
  put(
    scene,
    'floor',
    sheet((u, v) => [-11 + 22 * u, 0, -7 + 49 * v], 1, 1),
  )
  put(
    scene,
    'side',
    joined(box(-11.2, -11, 0, 8.4, -7, 42), box(11, 11.2, 0, 8.4, -7, 42), box(-11, 11, 0, 12, 42, 42.3)),
    { paint: 0.1 },
  )
  put(
    scene,
    'model',
    sheet((u, v) => [-7.6 + 15.2 * u, rise(-7.6 + 15.2 * u, -2 + 38 * v), -2 + 38 * v], 70, 150, { border: false }),
  )
  put(
    scene,
    'rim',
    joined(box(-7.9, -7.6, 0, 0.9, -2.2, 36), box(7.6, 7.9, 0, 0.9, -2.2, 36), box(-7.9, 7.9, 0, 0.7, -2.3, -2)),
  )
  put(
    scene,
    'bridge',
    joined(
      box(-8.6, 8.6, 2.1, 2.24, 9, 10.1),
      box(-8.6, -8.3, 0, 3.1, 9, 9.2),
      box(8.3, 8.6, 0, 3.1, 9, 9.2),
      box(-8.6, 8.6, 3, 3.1, 9, 9.06),
      box(-8.6, 8.6, 3, 3.1, 10.04, 10.1),
    ),
  )
  put(scene, 'truss', roof())
  light(scene)
  return scene
}

function braces(canvas, scene) {
  for (let i = 0; i < 6; i += 1) {
    const z = 1.15 + i * 7
    const top = x => [x, 8.6 + 3 * (1 - Math.abs(x) / 11), z]
    const web = []
    for (let k = -10; k < 10; k += 2) web.push([[k, 8.6, z], top(k + 1), [k + 2, 8.6, z]])
    contour(canvas, scene, [[top(-11), top(0), top(11)], ...web], { weight: i < 2 ? 1.5 : 1.1, slack: 0.03 })
  }
  for (const x of [-11, -5.5, 0, 5.5, 11])
    contour(
      canvas,
      scene,
      [
        [
          [x, 8.6 + 3 * (1 - Math.abs(x) / 11), 1],
          [x, 8.6 + 3 * (1 - Math.abs(x) / 11), 42],
        ],
      ],
      { weight: 0.75, slack: 0.03 },
    )
}

function country(canvas, scene) {
  const levels = [0.48, 0.58, 0.7, 0.84, 1, 1.18, 1.36]
  isolines(rise, levels, { left: -7.6, right: 7.6, top: -2, bottom: 36, step: 0.3 }).forEach((rings, i) => {
    score(
      canvas,
      scene,
      rings.filter(ring => ring.length > 8).map(ring => ring.map(([x, z]) => [x, levels[i] + 0.005, z])),
      { tone: d => 0.34 + d * 0.5, most: i === 0 ? 3 : 1, slack: 0.02 },
    )
  })
  const flow = Array.from({ length: 11 }, (_, k) =>
    Array.from({ length: 120 }, (_, i) => {
      const z = -2 + 38 * (i / 119) ** 1.6
      return [middle(z) + breadth(z) * ((k + 0.5) / 5.5 - 1) * 0.94, 0.36, z]
    }),
  )
  score(canvas, scene, flow, { tone: (d, x, y) => 0.42 + 0.5 * noise(x / 30, y / 20, 6), most: 2, slack: 0.03 })
}

/** The dye that shows the current. */
function dye(canvas, scene) {
  for (const [k, weight, ink] of [
    [-0.16, 2.1, 'ember'],
    [0, 2.1, 'ember'],
    [0.14, 1.5, 'flame'],
  ]) {
    const streak = Array.from({ length: 60 }, (_, i) => {
      const z = 8.6 - 10 * (i / 59)
      return [middle(z) + k * (0.4 + i / 40) + 0.1 * noise(i / 6, k * 9), 0.37, z]
    })
    contour(canvas, scene, [streak], { weight, ink, slack: 0.04 })
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), { dark: () => 0.34, to: 330, gap: 7, most: 1 })
  shadeBodies(canvas, scene, ['side'], { angle: 90, gap: 5, tone: d => d * 0.9 - 0.2 })
  for (const [x, s] of [
    [-10.98, 1],
    [10.98, -1],
  ]) {
    for (let i = 0; i < 5; i += 1) {
      const pane = [
        [x, 3.4, 2.4 + i * 7],
        [x, 3.4, 6.6 + i * 7],
        [x, 7.4, 6.6 + i * 7],
        [x, 7.4, 2.4 + i * 7],
      ].map(p => project(scene.camera, p).slice(0, 2))
      erase(canvas, pane)
      line(canvas, closed(pane), { weight: 1.5 })
      for (const k of [1, 2, 3])
        line(
          canvas,
          [0, 1].map(n => [
            mix(pane[n * 3][0], pane[n === 0 ? 1 : 2][0], k / 4),
            mix(pane[n * 3][1], pane[n === 0 ? 1 : 2][1], k / 4),
          ]),
          { weight: s > 0 ? 1.1 : 0.75 },
        )
    }
  }
  for (const name of ['truss', 'rim', 'bridge'])
    contour(canvas, scene, scene.bodies.find(body => body.name === name).body.edges, { weight: 1.5, least: 3 })
  shadeBodies(canvas, scene, ['truss', 'rim', 'bridge'], { angle: 90, gap: 3.6, tone: d => d * 1.1 - 0.3 })
  braces(canvas, scene)
  country(canvas, scene)
  dye(canvas, scene)
  drawStanding(canvas, scene, [-1.6, 2.24, 9.5], 1.72, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.pointing, dress: 'gown', dark: 0.4 }),
  )
  drawStanding(canvas, scene, [2.4, 2.24, 9.5], 1.68, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.holding, dress: 'suit', dark: 0.85 }),
  )
  drawStanding(canvas, scene, [9.2, 0, 4], 1.7, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.stooping, dress: 'work', dark: 0.8, flip: true }),
  )
  drawStanding(canvas, scene, [-9.2, 0, 16], 1.72, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.standing, dress: 'suit', dark: 0.8 }),
  )
  return canvas
}
