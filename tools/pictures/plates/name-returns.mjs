import { drawPersonFromBehind } from '../kit/people-from-behind.mjs'
import { engrave } from '../kit/shading.mjs'
import { cycle } from '../kit/vessels.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { noise } from '../kit/noise.mjs'
import { bough, trunk } from '../kit/plants.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { mix, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { drawPanes, frontPanes } from '../kit/houses.mjs'

function build() {
  const camera = createCamera({ eye: [-3.4, 1.7, -11], yaw: 15, pitch: 0, focal: 640, centre: [400, 452] })
  const scene = createScene({ camera, sun: [-0.75, 0.9, -0.6], sunReach: { about: [0, 3, 4], radius: 18 } })
  put(
    scene,
    'ground',
    sheet((u, v) => [-60 + 140 * u, 0, -10 + 120 * v], 1, 1),
  )
  const pillar = x =>
    joined(
      box(x - 0.75, x + 0.75, 0, 5.4, -0.75, 0.75),
      box(x - 0.95, x + 0.95, 0, 0.7, -0.95, 0.95),
      box(x - 0.95, x + 0.95, 5.1, 5.5, -0.95, 0.95),
    )
  put(scene, 'pillar', joined(pillar(-3.6), pillar(3.6)))
  put(scene, 'lintel', joined(box(-4.9, 4.9, 5.5, 6.9, -0.7, 0.7), box(-5.2, 5.2, 6.9, 7.2, -1, 1)))
  put(
    scene,
    'wing',
    joined(
      box(4.5, 16, 0, 2.6, -0.3, 0.3),
      box(-16, -4.5, 0, 2.6, -0.3, 0.3),
      box(4.5, 16, 2.6, 2.85, -0.45, 0.45),
      box(-16, -4.5, 2.6, 2.85, -0.45, 0.45),
    ),
  )
  put(scene, 'hall', joined(box(-9, 16, 0, 9, 34, 44), box(-9.6, 16.6, 9, 9.6, 33.4, 44.6)), { paint: 0.1 })
  light(scene)
  return scene
}

function courses(canvas, scene) {
  const rows = []
  for (let y = 0.9; y < 5.1; y += 0.42)
    for (const x of [-3.6, 3.6])
      rows.push([
        [x - 0.77, y, 0.77],
        [x - 0.77, y, -0.77],
        [x + 0.77, y, -0.77],
      ])
  for (let y = 0.4; y < 2.6; y += 0.44)
    rows.push([
      [4.5, y, -0.31],
      [16, y, -0.31],
    ])
  score(canvas, scene, rows, { tone: d => 0.3 + d * 0.5, slack: 0.02, most: 1 })
}

/** Draws the name board, still covered by a cloth, between the two men. */
function board(canvas, scene) {
  const at = (u, v) => project(scene.camera, [-2.3 + 4.6 * u, 5.62 + 1.15 * v, -0.78]).slice(0, 2)
  const hem = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = at(i / 24, -0.24)
    return [x, y + 7 * Math.abs(Math.sin(i * 0.9)) + 4 * noise(i, 3)]
  })
  const cloth = [at(0, 1.08), at(1, 1.08), ...hem.slice().reverse()]
  erase(canvas, cloth)
  line(canvas, [at(0, 1.08), at(1, 1.08)], { weight: 2.1 })
  line(canvas, [at(0, 1.08), hem[0]], { weight: 1.5 })
  line(canvas, [at(1, 1.08), hem.at(-1)], { weight: 1.5 })
  line(canvas, through(hem, { steps: 3 }), { weight: 1.5 })
  for (let i = 1; i < 40; i += 1) {
    const [top, low] = [at(i / 40, 1.02), hem[Math.round((i / 40) * 24)]]
    const fold = through([top, [mix(top[0], low[0], 0.4) + 5 * noise(i, 1), mix(top[1], low[1], 0.45)], low], {
      steps: 6,
    })
    engrave(canvas, fold, (x, y, t) => 0.3 + 0.6 * Math.max(0, Math.sin(i * 1.9)) * (0.5 + t), { most: 2 })
  }
  const cord = through([at(0.5, 1.1), at(0.49, 0.5), at(0.51, -0.2), at(0.485, -0.9), at(0.5, -1.5)], { steps: 8 })
  line(canvas, cord, { weight: 2.1, ink: 'ember' })
  const [x, y] = cord.at(-1)
  fill(
    canvas,
    [
      [x - 5, y],
      [x + 5, y],
      [x + 8, y + 24],
      [x + 2, y + 20],
      [x - 2, y + 25],
      [x - 8, y + 21],
    ],
    'ember',
  )
}

function ladder(canvas, scene, x, lean) {
  const rail = dx =>
    [
      [x + dx, 0, -2.7],
      [x + dx + lean, 5.9, -0.9],
    ].map(p => project(scene.camera, p).slice(0, 2))
  const [a, b] = [rail(-0.24), rail(0.24)]
  for (let k = 1; k < 16; k += 1)
    line(
      canvas,
      [
        [mix(a[0][0], a[1][0], k / 16), mix(a[0][1], a[1][1], k / 16)],
        [mix(b[0][0], b[1][0], k / 16), mix(b[0][1], b[1][1], k / 16)],
      ],
      { weight: 1.5 },
    )
  for (const each of [a, b]) line(canvas, each, { weight: 2.1 })
  const t = 0.62
  const [px, py] = project(scene.camera, [x + lean * t, 5.9 * t, mix(-2.7, -0.9, t) - 0.3])
  return [px, py]
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.46 - 0.6 * clouds({ seed: 29, scale: 300 })(x, y),
    to: 400,
    gap: 7,
    most: 1,
  })
  shadeBodies(canvas, scene, ['pillar', 'lintel', 'wing'], { angle: 90, gap: 4, tone: d => d * 1.2 - 0.42 })
  shadeBodies(canvas, scene, ['hall'], { angle: 0, gap: 4.6, tone: d => d * 0.8 - 0.1 })
  shadeBodies(canvas, scene, ['ground'], { angle: 0, gap: 4.4, tone: d => (d > 0.6 ? d - 0.2 : 0) })
  for (const { name, body } of scene.bodies)
    if (name !== 'ground') contour(canvas, scene, body.edges, { weight: name === 'hall' ? 1.1 : 1.5, least: 3 })
  drawPanes(
    canvas,
    scene,
    frontPanes({ x0: -9, x1: 16, z: 34, y: 0, rows: 3, count: 10, wide: 1.1, high: 1.5, storey: 2.8 }),
  )
  courses(canvas, scene)
  board(canvas, scene)
  for (const [x, lean, flip] of [
    [-2, 0.1, false],
    [2, -0.1, true],
  ]) {
    const foot = ladder(canvas, scene, x, lean)
    figure(canvas, foot, 124, { pose: POSES.reaching, dress: 'suit', hat: flip ? 'cap' : 'hair', dark: 0.8, flip })
  }
  drawStanding(canvas, scene, [5.6, 0, -2.6], 1.05, (sheet0, foot, size) => cycle(sheet0, foot, size))
  drawStanding(canvas, scene, [8.2, 0, -1.4], 1.05, (sheet0, foot, size) => cycle(sheet0, foot, size, { flip: true }))
  const crowd = [
    [250, 522, 58],
    [352, 514, 54],
    [470, 520, 58],
    [590, 512, 54],
    [690, 524, 60],
    [188, 566, 84],
    [304, 560, 80],
    [424, 568, 84],
    [548, 560, 80],
    [672, 570, 86],
    [778, 562, 80],
  ]
  crowd.forEach(([x, y, size], i) =>
    drawPersonFromBehind(canvas, [x + 9 * noise(i * 2.3, 1), y], size, {
      lean: noise(i * 1.7, 4) * 6,
      dark: [0.9, 0.5, 0.7][i % 3],
      hair: ['short', 'long', 'cap', 'short', 'long'][i % 5],
    }),
  )
  trunk(
    canvas,
    [
      [30, 640],
      [40, 380],
      [22, 170],
      [36, -40],
    ],
    [40, 31, 26, 22],
    { seed: 6, strands: 9 },
  )
  bough(
    canvas,
    [
      [40, 70],
      [110, 44],
      [214, 50],
      [300, 26],
    ],
    { size: 20, seed: 17, every: 16, radii: [9, 6, 4, 2] },
  )
  bough(
    canvas,
    [
      [830, 60],
      [730, 30],
      [640, 44],
    ],
    { size: 20, seed: 23, every: 16, radii: [7, 5, 2] },
  )
  return canvas
}
