import { flow } from '../kit/flow.mjs'
import { engrave } from '../kit/shading.mjs'
import { drawPanes, frontPanes, house, post, sidePanes } from '../kit/houses.mjs'
import { crown, foliage } from '../kit/leaves.mjs'
import { layered, noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { reeds } from '../kit/plants.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { closed, mix, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { joined } from '../kit/solids.mjs'
import { createCamera } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'

function rise(x, z) {
  const hill =
    62 * Math.exp(-(((x + 36) / 90) ** 2) - ((z - 235) / 66) ** 2) +
    40 * Math.exp(-(((x - 96) / 70) ** 2) - ((z - 250) / 66) ** 2)
  return hill * (1 + 0.12 * layered(x / 30, z / 30, { seed: 4 })) + layered(x / 40, z / 40, { seed: 7 }) * 0.9
}

const HOUSES = [
  { x0: -58, x1: -26, z0: 92, z1: 102, tall: 7, pitch: 3.6, rows: 2, count: 8 },
  { x0: -20, x1: 8, z0: 116, z1: 126, tall: 7, pitch: 3.6, rows: 2, count: 7 },
  { x0: -60, x1: -30, z0: 140, z1: 150, tall: 7, pitch: 3.6, rows: 2, count: 8 },
  { x0: 17, x1: 54, z0: 84, z1: 97, tall: 11.4, pitch: 4.2, rows: 3, count: 9 },
  { x0: -2, x1: 11, z0: 178, z1: 188, tall: 7, pitch: 6, rows: 2, count: 3 },
].map(each => ({ ...each, y: rise((each.x0 + each.x1) / 2, each.z0) - 0.4 }))

function build() {
  const camera = createCamera({ eye: [2, 13, -18], yaw: 0, pitch: 0, focal: 720, centre: [400, 292] })
  const scene = createScene({ camera, sun: [-0.8, 0.9, -0.4], sunReach: { about: [0, 10, 120], radius: 190 } })
  put(scene, 'land', land(rise, { x0: -300, x1: 330, z0: -16, z1: 420, nx: 180, nz: 160, crowd: 1.3 }), {
    normal: uprightOf(rise, 2),
    lit: true,
  })
  for (const each of HOUSES) {
    const { wall, roofs } = house(each)
    put(scene, 'wall', wall)
    put(scene, 'roof', joined(...roofs), { paint: 0.3 })
    const { x0, x1, z0, y = 0, tall, pitch } = each
    put(scene, 'wall', post(mix(x0, x1, 0.2), z0 + 4, 0.7, y + tall, y + tall + pitch + 1.6))
  }
  light(scene)
  return scene
}

function panes({ x0, x1, z0, z1, y = 0, rows, count }) {
  return [
    ...frontPanes({ x0, x1, z: z0, y, rows, count, wide: 1.5, high: 1.7, storey: 3.4 }),
    ...sidePanes({ z0, z1, x: x0, side: -1, y, rows, count: 2, wide: 1.3, high: 1.7, storey: 3.4 }),
  ]
}

function wood(canvas, scene) {
  const random = seeded(9)
  const trees = Array.from({ length: 78 }, () => [-170 + random() * 370, 165 + random() * 90])
    .filter(([x, z]) => rise(x, z) > 9 && !(z < 188 && x > -14 && x < 22))
    .sort((a, b) => b[1] - a[1])
  trees.forEach(([x, z], i) =>
    drawStanding(canvas, scene, [x, rise(x, z) - 1, z], 11 + (i % 4) * 1.8, (sheet, [px, py], size) => {
      foliage(sheet, crown([px, py - size * 0.5], size * 0.42, size * 0.5, { seed: i, lobes: 7 }), {
        size: Math.max(5, size * 0.22),
        seed: i,
        density: 0.4,
        shade: 0.85,
        weight: 1.1,
      })
    }),
  )
}

function track(canvas, scene) {
  const way = side =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39
      const z = mix(-15, 92, t)
      const x = mix(-9, 12, t) + 9 * Math.sin(t * 4.4)
      return [x + side * 2.2, rise(x, z) + 0.1, z]
    })
  contour(canvas, scene, [way(-1), way(1)], { weight: 1.5, slack: 0.03 })
  contour(canvas, scene, [way(-0.45), way(0.4)], { weight: 0.75, ink: 'line', slack: 0.03 })
}

function furrows(canvas, scene) {
  const rows = []
  for (let k = 0; k < 18; k += 1)
    rows.push(
      Array.from({ length: 30 }, (_, i) => [14 + k * 4.2, rise(14 + k * 4.2, -12 + i * 2.6) + 0.1, -12 + i * 2.6]),
    )
  for (let k = 0; k < 21; k += 1)
    rows.push(
      Array.from({ length: 40 }, (_, i) => [
        -100 + i * 2.1,
        rise(-100 + i * 2.1, -10 + k * 4.2) + 0.1,
        -10 + k * 4.2 + i * 0.1,
      ]),
    )
  score(canvas, scene, rows, { tone: (d, x, y) => 0.36 + 0.55 * noise(x / 26, y / 7, 4), most: 2, slack: 0.03 })
}

function poles(canvas) {
  for (const [x, foot, tall, pennant] of [
    [128, 572, 384, true],
    [318, 470, 128, false],
    [476, 408, 62, false],
  ]) {
    const half = tall / 90
    const shaft = [
      [x - half, foot],
      [x - half, foot - tall],
      [x + half, foot - tall],
      [x + half, foot],
    ]
    erase(canvas, shaft)
    line(canvas, closed(shaft), { weight: tall > 200 ? 1.5 : 1.1 })
    for (let k = 0; k < 8; k += 2)
      fill(canvas, [
        [x - half, foot - (tall * k) / 8],
        [x + half, foot - (tall * k) / 8],
        [x + half, foot - (tall * (k + 1)) / 8],
        [x - half, foot - (tall * (k + 1)) / 8],
      ])
    if (!pennant) continue
    const flag = through(
      [
        [x + half, foot - tall + 4],
        [x + 34, foot - tall + 12],
        [x + 62, foot - tall + 10],
        [x + 96, foot - tall + 30],
        [x + 60, foot - tall + 36],
        [x + 32, foot - tall + 46],
        [x + half, foot - tall + 48],
      ],
      { steps: 5 },
    )
    erase(canvas, flag)
    fill(canvas, flag, 'ember')
    engrave(
      canvas,
      [
        [x + 22, foot - tall + 16],
        [x + 20, foot - tall + 42],
      ],
      () => 0.6,
      { ink: 'flame' },
    )
    engrave(
      canvas,
      [
        [x + 48, foot - tall + 15],
        [x + 44, foot - tall + 36],
      ],
      () => 0.6,
      { ink: 'flame' },
    )
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.46 - 0.6 * clouds({ seed: 41, scale: 300 })(x, y),
    to: 292,
    gap: 8.6,
    most: 1,
  })
  flow(
    canvas,
    { ...sightOf(scene, 'land'), bottom: 340 },
    { heading: downhill(scene), dark: (x, y) => darkAt(scene, x, y) * 0.8 - 0.16, gap: 7, reach: 60 },
  )
  silhouette(canvas, scene, ['land'], { weight: 1.1, keep: (x, y) => y < 260 })
  wood(canvas, scene)
  shadeBodies(canvas, scene, ['wall'], { angle: 90, gap: 4.6, tone: d => d * 1.2 - 0.36 })
  shadeBodies(canvas, scene, ['roof'], { angle: 76, gap: 4, tone: d => d })
  for (const { name, body } of scene.bodies)
    if (name !== 'land') contour(canvas, scene, body.edges, { weight: 1.1, least: 3 })
  for (const each of HOUSES) drawPanes(canvas, scene, panes(each))
  furrows(canvas, scene)
  track(canvas, scene)
  poles(canvas)
  reeds(canvas, [60, 606], { count: 13, height: 92, spread: 150, seed: 5 })
  reeds(canvas, [720, 606], { count: 14, height: 70, spread: 200, seed: 8, lean: -0.25 })
  return canvas
}
