import { cycle } from '../kit/vessels.mjs'
import { drawPanes, frontPanes, sidePanes } from '../kit/houses.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { bough, trunk } from '../kit/plants.mjs'
import { closed } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { beam, box, joined, prism, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { figure, POSES } from '../kit/people.mjs'

const [LEFT, RIGHT, TALL] = [-22, 26, 11.4]

function build() {
  const camera = createCamera({ eye: [-10, 1.7, -17], yaw: 16, pitch: 0, focal: 620, centre: [400, 440] })
  const scene = createScene({ camera, sun: [-0.6, 0.9, -0.7], sunReach: { about: [0, 6, 2], radius: 42 } })
  put(
    scene,
    'ground',
    sheet((u, v) => [-80 + 170 * u, 0, -16.6 + 120 * v], 1, 1),
  )
  put(scene, 'wall', box(LEFT, RIGHT, 0, TALL, 0, 14), { paint: 0.1 })
  put(
    scene,
    'roof',
    joined(
      beam(
        [
          [-1.2, TALL],
          [7, TALL + 5.4],
          [15.2, TALL],
          [15.2, TALL - 0.3],
          [-1.2, TALL - 0.3],
        ],
        LEFT - 1,
        RIGHT + 1,
      ),
    ),
    { paint: 0.35 },
  )
  const bands = joined(
    box(LEFT - 0.1, RIGHT + 0.1, 0, 0.8, -0.25, 0),
    box(LEFT - 0.1, RIGHT + 0.1, 7.2, 7.5, -0.2, 0),
    box(LEFT - 0.1, RIGHT + 0.1, TALL - 0.6, TALL - 0.2, -0.4, 0),
  )
  const porch = joined(
    box(-3.6, 3.6, 0, 7.3, -1.2, 0),
    prism(
      [
        [-4.2, 7.3],
        [4.2, 7.3],
        [4.2, 7.8],
        [0, 9.6],
        [-4.2, 7.8],
      ],
      -1.6,
      0,
    ),
    box(-4, 4, 0, 0.5, -3, -1.2),
    box(-3.4, 3.4, 0.5, 0.8, -2.4, -1.2),
  )
  put(scene, 'trim', joined(bands, porch))
  light(scene)
  return scene
}

function windows(canvas, scene) {
  const row = (x0, x1, count) =>
    frontPanes({ x0, x1, z: 0, y: 0, rows: 3, count, wide: 1.5, high: 2.1, storey: 3.5, sill: 1.2 })
  drawPanes(
    canvas,
    scene,
    [
      ...row(LEFT, -4, 6),
      ...row(4, RIGHT, 7),
      ...sidePanes({
        z0: 0,
        z1: 14,
        x: LEFT,
        side: -1,
        y: 0,
        rows: 3,
        count: 3,
        wide: 1.4,
        high: 2.1,
        storey: 3.5,
        sill: 1.2,
      }),
    ],
    { weight: 1.5 },
  )
  const panes = [-2.3, 0, 2.3].map(x => [
    [x - 0.8, 4.4, -1.25],
    [x + 0.8, 4.4, -1.25],
    [x + 0.8, 6.4, -1.25],
    [x - 0.8, 6.4, -1.25],
  ])
  drawPanes(canvas, scene, panes, { weight: 1.5 })
  const door = [
    [-1, 0.8, -1.26],
    [1, 0.8, -1.26],
    [1, 3.4, -1.26],
    [-1, 3.4, -1.26],
  ].map(p => project(scene.camera, p).slice(0, 2))
  erase(canvas, door)
  fill(canvas, door, 'ember')
  line(canvas, closed(door), { weight: 1.5 })
  line(
    canvas,
    [
      [(door[0][0] + door[1][0]) / 2, (door[0][1] + door[1][1]) / 2],
      [(door[2][0] + door[3][0]) / 2, (door[2][1] + door[3][1]) / 2],
    ],
    { weight: 1.1, ink: 'flame' },
  )
}

function bricks(canvas, scene) {
  const rows = []
  for (let y = 0.9; y < TALL - 0.6; y += 0.36)
    rows.push([
      [LEFT - 0.02, y, 14],
      [LEFT - 0.02, y, -0.02],
      [RIGHT, y, -0.02],
    ])
  score(canvas, scene, rows, {
    tone: (d, x, y) => 0.12 + d * 0.55 + 0.34 * noise(x / 46, y / 9, 4),
    slack: 0.02,
    most: 1,
  })
}

function path(canvas, scene) {
  const rows = Array.from({ length: 15 }, (_, i) => [
    [-40, 0, -3.4 - i * i * 0.062],
    [60, 0, -3.4 - i * i * 0.062],
  ])
  score(canvas, scene, rows, { tone: (d, x, y) => d - 0.36 + 0.5 * noise(x / 36, y / 3, 8), most: 2, slack: 0.03 })
  contour(
    canvas,
    scene,
    [
      [
        [-2.4, 0, -3],
        [-8.6, 0, -16],
      ],
      [
        [2.4, 0, -3],
        [-3.4, 0, -16],
      ],
    ],
    { weight: 1.1 },
  )
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.44 - 0.6 * clouds({ seed: 71, scale: 300 })(x, y),
    to: 380,
    gap: 7,
    most: 1,
  })
  bricks(canvas, scene)
  shadeBodies(canvas, scene, ['roof'], { angle: 72, gap: 4, tone: d => d })
  shadeBodies(canvas, scene, ['trim'], { angle: 90, gap: 3.6, tone: d => d * 1.2 - 0.42 })
  for (const { name, body } of scene.bodies)
    if (name !== 'ground') contour(canvas, scene, body.edges, { weight: name === 'trim' ? 1.1 : 1.5, least: 3 })
  windows(canvas, scene)
  path(canvas, scene)
  drawStanding(canvas, scene, [-5.9, 0, -6.4], 1.7, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.walking, dark: 0.8 }),
  )
  drawStanding(canvas, scene, [-5, 0, -6.8], 1.66, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.side, dress: 'work', dark: 0.6 }),
  )
  trunk(
    canvas,
    [
      [110, 640],
      [104, 430],
      [126, 220],
      [88, -40],
    ],
    [58, 42, 36, 30],
    { seed: 5, strands: 11 },
  )
  trunk(
    canvas,
    [
      [738, 640],
      [742, 380],
      [730, 190],
      [748, -40],
    ],
    [32, 24, 20, 17],
    { seed: 8, strands: 8 },
  )
  drawStanding(canvas, scene, [-12.2, 0, -11.2], 1.02, (sheet0, foot, size) => cycle(sheet0, [240, 560], size * 1.16))
  bough(
    canvas,
    [
      [120, 170],
      [200, 110],
      [300, 96],
      [390, 60],
    ],
    { size: 24, seed: 3, every: 16, radii: [12, 8, 5, 2] },
  )
  bough(
    canvas,
    [
      [100, 60],
      [190, 20],
      [320, 22],
      [450, -6],
      [540, 14],
    ],
    { size: 24, seed: 9, every: 16, radii: [12, 9, 6, 3, 2] },
  )
  bough(
    canvas,
    [
      [738, 120],
      [670, 74],
      [596, 66],
      [540, 92],
    ],
    { size: 21, seed: 14, every: 15, radii: [9, 6, 4, 2] },
  )
  bough(
    canvas,
    [
      [60, 220],
      [20, 190],
      [-20, 200],
    ],
    { size: 23, seed: 21, every: 14 },
  )
  return canvas
}
