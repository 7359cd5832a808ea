import { blaze } from '../kit/torch.mjs'
import { engrave } from '../kit/shading.mjs'
import { flow } from '../kit/flow.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, line } from '../kit/canvas.mjs'
import { reeds, willow } from '../kit/plants.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { closed, mix, ramp, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, prism, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

function shore(z) {
  return 1.1 - 0.05 * z - 0.0155 * Math.min(z, 60) ** 2 - Math.max(0, z - 60) * 0.4
}

function rise(x, z) {
  const d = x - shore(z)
  const bank = 1.1 * ramp(d, 0, 2.2) - 0.7 * ramp(d, 0, -2)
  const hills = ramp(z, 75, 190) * (22 + 30 * layered(x / 60, z / 80, { seed: 4 })) * ramp(Math.abs(d), 6, 50)
  return (
    bank +
    hills * (d < 0 ? 1 : 1.2) +
    (z > 70 && d < -30 ? ramp(d, -30, -70) * 5 : 0) +
    layered(x / 3, z / 3, { seed: 6 }) * 0.1
  )
}

/** The four boards: a hanging plaque under a small roof, a horizontal beam board, a tall school board, a low wall of stone. */
function plaque([x, z], y) {
  const posts = joined(
    box(x - 1.1, x - 0.95, y, y + 4.4, z, z + 0.2),
    box(x + 0.95, x + 1.1, y, y + 4.4, z, z + 0.2),
    box(x - 1.4, x + 1.4, y + 4.1, y + 4.3, z, z + 0.2),
  )
  const roof = prism(
    [
      [x - 1.9, y + 4.5],
      [x, y + 5.3],
      [x + 1.9, y + 4.5],
      [x + 1.7, y + 4.42],
      [x, y + 4.9],
      [x - 1.7, y + 4.42],
    ],
    z - 0.7,
    z + 0.9,
  )
  return { frame: joined(posts, roof), board: box(x - 0.62, x + 0.62, y + 1.1, y + 4, z - 0.06, z + 0.06) }
}

function beamBoard([x, z], y) {
  const posts = joined(
    box(x - 2, x - 1.75, y, y + 3.5, z, z + 0.25),
    box(x + 1.75, x + 2, y, y + 3.5, z, z + 0.25),
    box(x - 2.4, x + 2.4, y + 3.3, y + 3.5, z, z + 0.25),
  )
  return { frame: posts, board: box(x - 1.7, x + 1.7, y + 2, y + 3.2, z - 0.08, z + 0.04) }
}

function tallBoard([x, z], y) {
  const posts = joined(
    box(x - 0.75, x - 0.62, y, y + 3.7, z, z + 0.13),
    box(x + 0.62, x + 0.75, y, y + 3.7, z, z + 0.13),
    box(x - 0.85, x + 0.85, y + 3.6, y + 3.72, z, z + 0.13),
  )
  return { frame: posts, board: box(x - 0.5, x + 0.5, y + 0.5, y + 3.45, z - 0.07, z + 0.05) }
}

function nearBoard([x, z], y) {
  const post = px => box(px - 0.14, px + 0.14, y - 0.8, y + 2.75, z - 0.1, z + 0.3)
  return {
    frame: joined(post(x - 1.6), post(x + 2.3), box(x - 2.1, x + 2.8, y + 2.7, y + 2.95, z - 0.25, z + 0.4)),
    board: box(x - 1.46, x + 2.16, y + 0.85, y + 2.5, z - 0.06, z + 0.12),
  }
}

function build() {
  const camera = createCamera({ eye: [0.6, 2.7, -6.4], yaw: 3, pitch: 0, focal: 640, centre: [400, 262] })
  const scene = createScene({ camera, sun: [-0.7, 0.75, -0.5], sunReach: { about: [2, 2, 10], radius: 30 } })
  put(scene, 'land', land(rise, { x0: -150, x1: 130, z0: -7.4, z1: 260, nx: 240, nz: 260, crowd: 2 }), {
    normal: uprightOf(rise, 0.3),
  })
  put(
    scene,
    'river',
    sheet((u, v) => [-150 + 200 * u, 0, -7.4 + 190 * v], 1, 1),
    { lit: false },
  )
  for (const { frame, board } of [
    plaque([-10, 30], 1),
    beamBoard([-0.2, 13.5], 1),
    tallBoard([2.5, 6.5], 1),
    nearBoard([4.1, 0.3], 0.9),
  ]) {
    put(scene, 'frame', frame, { paint: 0.2 })
    put(scene, 'board', board)
  }
  light(scene, { water: 0 })
  return scene
}

function grain(canvas, scene) {
  shadeBodies(canvas, scene, ['frame'], { angle: 90, gap: 3, tone: d => d * 1.2 - 0.2 })
  shadeBodies(canvas, scene, ['board'], {
    angle: 0.6,
    gap: 4.2,
    tone: (d, x, y) => d * 0.6 + 0.05 + 0.5 * layered(x / 150, (y + 9 * noise(x / 90, 2)) / 9, { seed: 3 }),
  })
  for (const name of ['frame', 'board'])
    for (const body of scene.bodies.filter(each => each.name === name))
      contour(canvas, scene, body.body.edges, { weight: 1.5, least: 3 })
}

/** Draws the edge of the bank at the water, and the shade below it. */
function bankLine(canvas, scene) {
  const edge = []
  for (let z = -7.2; z < 70; z += 0.5) edge.push([shore(z) + 0.25 + 0.3 * noise(z / 1.3, 4), 0.02, z])
  contour(canvas, scene, [edge], { weight: 1.5, slack: 0.05 })
  for (let k = 1; k < 6; k += 1)
    score(canvas, scene, [edge.map(([x, y, z]) => [x - 0.16 * k - 0.1 * noise(z, k), y, z])], {
      tone: (d, x, y) => 0.95 - k * 0.13 + 0.3 * noise(x / 20, y / 8, k),
      slack: 0.05,
    })
  for (let k = 1; k < 4; k += 1)
    score(canvas, scene, [edge.map(([x, , z]) => [x + 0.35 * k, rise(x + 0.35 * k, z) + 0.02, z])], {
      tone: (d, x, y) => 0.62 - k * 0.1 + 0.5 * noise(x / 24, y / 6, k + 9),
      slack: 0.05,
    })
}

function fire(canvas, scene) {
  const [x, y] = project(scene.camera, [3, 1.02, -0.9]).slice(0, 2)
  for (const [dx, dy, r] of [
    [-30, 4, 13],
    [26, 6, 15],
    [-8, 12, 16],
    [44, 12, 9],
  ]) {
    const stone = through(
      Array.from({ length: 8 }, (_, i) => [
        x + dx + Math.cos((i / 8) * 6.28) * r * (1.2 + 0.2 * noise(i, r)),
        y + dy + Math.sin((i / 8) * 6.28) * r * 0.7,
      ]),
      { ring: true, steps: 5 },
    )
    erase(canvas, stone)
    line(canvas, closed(stone), { weight: 1.5 })
    for (let k = 0; k < 4; k += 1)
      engrave(
        canvas,
        [
          [x + dx + r * (0.1 + k * 0.24), y + dy - r * 0.3],
          [x + dx + r * (k * 0.24), y + dy + r * 0.5],
        ],
        () => 0.6,
        { most: 1 },
      )
  }
  blaze(canvas, [x, y + 6], 68, { sparks: 2, wisps: false })
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.5 - 0.6 * clouds({ seed: 19, scale: 320 })(x, y),
    to: 262,
    gap: 6.5,
    most: 1,
  })
  const near = (x, y) => scene.view.depth[Math.floor(y) * 800 + Math.floor(x)]
  flow(
    canvas,
    { ...sightOf(scene, 'land'), bottom: 275 },
    { heading: downhill(scene), dark: (x, y) => darkAt(scene, x, y) * 1.1 - 0.1, gap: 5, reach: 50 },
  )
  flow(
    canvas,
    { ...sightOf(scene, 'land'), top: 262 },
    {
      heading: (x, y) => [0.25 * noise(x / 40, y / 20, 2), -0.97],
      dark: (x, y) => (darkAt(scene, x, y) - 0.06 + 0.5 * noise(x / 30, y / 9, 7)) * ramp(near(x, y), 120, 20),
      gap: (x, y) => mix(5, 15, ramp(y, 280, 600)),
      reach: 22,
      least: 8,
    },
  )
  silhouette(canvas, scene, ['land'], { weight: 1.1 })
  water(canvas, sightOf(scene, 'river'), {
    horizon: 262,
    first: 2.6,
    grow: 0.026,
    dark: (x, y) => mirroredAt(scene, x, y, 0.26),
  })
  bankLine(canvas, scene)
  grain(canvas, scene)
  willow(canvas, [-20, -30], [330, -46], { count: 20, drop: 250, seed: 4, sway: 0.2 })
  fire(canvas, scene)
  reeds(canvas, [250, 612], { count: 16, height: 110, spread: 120, seed: 9 })
  return canvas
}
