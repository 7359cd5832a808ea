import { byHand, engrave } from '../kit/shading.mjs'
import { flow } from '../kit/flow.mjs'
import { crested, layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line, partsWhere } from '../kit/canvas.mjs'
import { bough } from '../kit/plants.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { arc, ramp } from '../kit/shape.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, sheet, turned } from '../kit/solids.mjs'
import { createCamera } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const SUN = [430, 196]

function rise(x, z) {
  const d = Math.abs(x + 40 * Math.sin(z / 160)) - 120 - 50 * noise(z / 120, x > 0 ? 1 : 7, 4)
  const shut = ramp(z, 620, 1000) * 90
  if (d < 0 && shut < 1) return -4
  return (
    -4 +
    Math.max(0, d) * 0.35 +
    ramp(d, 0, 260) * 150 * crested(x / 300, z / 300, { seed: 9 }) +
    shut * crested(x / 240, z / 240, { seed: 4 }) +
    layered(x / 60, z / 60, { seed: 7 }) * 14 * ramp(d, 0, 60)
  )
}

function tower() {
  const [x, z] = [-46, 96]
  const deck = turned(
    [
      [7.4, 21],
      [7.4, 22.2],
    ],
    [x, z],
    { steps: 24 },
  )
  const house = turned(
    [
      [5.2, 22.2],
      [5.2, 28],
      [7, 28.2],
      [0.4, 34],
      [0.2, 37],
    ],
    [x, z],
    { steps: 24 },
  )
  return joined(
    turned(
      [
        [5.4, -2],
        [4.6, 21],
      ],
      [x, z],
      { steps: 24 },
    ),
    deck,
    house,
    box(-190, x - 6, 20, 21.4, z - 1.4, z + 1.4),
    ...[-70, -96, -122, -148].map(px => box(px - 1, px + 1, -2, 20, z - 1, z + 1)),
  )
}

function build() {
  const camera = createCamera({ eye: [0, 22, -30], yaw: 0, pitch: 0, focal: 640, centre: [400, 272] })
  const scene = createScene({ camera, sun: [0.35, 0.3, 0.85], sunReach: null })
  put(scene, 'hill', land(rise, { x0: -700, x1: 700, z0: -20, z1: 1500, nx: 200, nz: 200, crowd: 1.4 }), {
    normal: uprightOf(rise, 6),
  })
  put(scene, 'tower', tower(), { paint: 0.15 })
  put(
    scene,
    'lake',
    sheet((u, v) => [-700 + 1400 * u, 0, -25 + 1200 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 0 })
  return scene
}

function dawn(canvas, scene) {
  const open = sightOf(scene, '')
  for (let i = 0; i < 30; i += 1) {
    const ring = arc(SUN[0], SUN[1], 42 + i * 15 + i * i * 0.5, 42 + i * 15 + i * i * 0.5, 180, 360)
    for (const part of partsWhere(ring, open.inside, 3))
      engrave(canvas, part, (x, y) => 0.16 + i * 0.016 + 0.4 * layered(x / 170, y / 26, { seed: 14 }), {
        most: 1,
        least: 5,
      })
  }
  const disc = arc(SUN[0], SUN[1], 27, 27, 0, 360).filter(([x, y]) => open.inside(x, y))
  erase(canvas, disc)
  fill(canvas, disc, 'ember')
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  dawn(canvas, scene)
  const far = (x, y) => ramp(scene.view.depth[Math.floor(y) * 800 + Math.floor(x)], 1300, 150)
  flow(canvas, sightOf(scene, 'hill'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: (x, y) => darkAt(scene, x, y) * (0.36 + 0.7 * far(x, y)) + 0.1 * layered(x / 40, y / 40, { seed: 3 }),
    gap: 6.4,
    reach: 80,
  })
  silhouette(canvas, scene, ['hill'], { weight: 1.1 })
  shadeBodies(canvas, scene, ['tower'], { angle: 90, gap: 3.4, tone: d => d * 1.1 - 0.2 })
  contour(canvas, scene, scene.bodies.find(({ name }) => name === 'tower').body.edges, { weight: 1.5, least: 4 })
  silhouette(canvas, scene, ['tower'], { leap: 0.05 })
  const shine = (x, y) => ramp(Math.abs(x - SUN[0] - 16 * noise(y / 9, 3)), 26 + (y - 272) * 0.2, 8)
  water(canvas, sightOf(scene, 'lake'), {
    horizon: 272,
    first: 3.2,
    grow: 0.032,
    dark: (x, y) => mirroredAt(scene, x, y, 0.2) * 0.95 - shine(x, y) * 0.7,
  })
  for (let k = 0; k < 13; k += 1) {
    const y = 300 + k * k * 1.5 + k * 4
    const half = (8 + k * 1.4) * (0.6 + 0.4 * noise(k * 1.7, 2))
    line(
      canvas,
      byHand(
        [
          [SUN[0] - half + 5 * noise(k, 5), y],
          [SUN[0] + half + 5 * noise(k, 5), y],
        ],
        { amount: 0.8, wave: 14, seed: k },
      ),
      { weight: 1.5, ink: k % 3 === 1 ? 'flame' : 'ember' },
    )
  }
  bough(
    canvas,
    [
      [-20, 40],
      [90, 64],
      [190, 52],
      [280, 84],
    ],
    { size: 26, seed: 5, every: 14, broad: false, radii: [8, 5, 3, 2], reach: 0.5 },
  )
  bough(
    canvas,
    [
      [-20, 110],
      [60, 126],
      [130, 150],
    ],
    { size: 26, seed: 8, every: 14, broad: false, reach: 0.5 },
  )
  return canvas
}
