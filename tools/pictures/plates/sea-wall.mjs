import { spark } from '../kit/spark-and-flame.mjs'
import { puffs, sprayBank } from '../kit/foam.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, line } from '../kit/canvas.mjs'
import { mix, ramp, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'
import { figure, POSES } from '../kit/people.mjs'

const WALL = through(
  [
    [-13, -2],
    [-9, 1.2],
    [-4, 4.6],
    [-1, 6.4],
    [1, 7.4],
  ],
  { steps: 6 },
)
const CURL = through(
  [
    [-44, 0],
    [-34, 0.7],
    [-27, 2.6],
    [-22, 5.2],
    [-18, 7.2],
    [-14.6, 7.7],
    [-12.2, 6.6],
    [-11.2, 4.8],
    [-11.7, 3.9],
    [-12.8, 5],
    [-14.6, 5.2],
    [-16.4, 3.6],
    [-17, 1.6],
    [-15.4, 0],
  ],
  { steps: 6 },
)

/** The breaker runs along the wall: it rises here, and has already fallen farther along. */
const swell = z => 0.26 + 0.86 * Math.exp(-(((z - 27) / 12) ** 2)) + 0.5 * Math.exp(-(((z - 74) / 12) ** 2))
const breaker = (u, z) => {
  const k = u * (CURL.length - 1)
  const i = Math.min(CURL.length - 2, Math.floor(k))
  const [x, y] = [0, 1].map(n => mix(CURL[i][n], CURL[i + 1][n], k - i))
  const tall = swell(z)
  return [x + (1 - tall) * 3 - 1.2 * Math.sin(z / 9), y * tall, z]
}

const onWall = (u, z) => {
  const k = u * (WALL.length - 1)
  const i = Math.min(WALL.length - 2, Math.floor(k))
  return [mix(WALL[i][0], WALL[i + 1][0], k - i), mix(WALL[i][1], WALL[i + 1][1], k - i), z]
}

function build() {
  const camera = createCamera({ eye: [-2, 8.4, -12], yaw: -17, pitch: -3, focal: 600, centre: [400, 290] })
  const scene = createScene({ camera, sun: [-0.5, 0.8, 0.5], sunReach: null })
  put(
    scene,
    'sea',
    sheet((u, v) => [-900 + 900 * u, 0, -12 + 1600 * v], 1, 1),
  )
  put(
    scene,
    'wall',
    sheet((u, v) => onWall(u, -12 + 320 * v), 16, 80, { border: false }),
  )
  put(scene, 'crest', joined(box(1, 2.2, 6.4, 8.8, -12, 310), box(2.2, 9, 5, 7.2, -12, 310)), { paint: 0.05 })
  put(
    scene,
    'wave',
    sheet((u, v) => breaker(u, -11 + 120 * v), 60, 60, { border: false }),
  )
  light(scene)
  return scene
}

function revetment(canvas, scene) {
  const rows = Array.from({ length: 10 }, (_, i) =>
    Array.from({ length: 60 }, (_, k) => onWall(0.14 + i * 0.093, -11 + (k / 59) ** 2 * 200)),
  )
  score(canvas, scene, rows, { tone: d => 0.3 + d * 0.6, slack: 0.02 })
  shadeBodies(canvas, scene, ['wall'], {
    angle: 62,
    gap: 6,
    tone: (d, x, y) => d * 0.9 - 0.1 + 0.3 * noise(x / 60, y / 40, 7),
    most: 1,
  })
  const joints = []
  for (let k = 0; k < 26; k += 1) {
    const z = -10.5 + k * 2.1 + k * k * 0.1
    for (let i = 0; i < 9; i += 1)
      joints.push([
        onWall(0.14 + i * 0.093, z + (i % 2) * (1 + k * 0.05)),
        onWall(0.14 + (i + 1) * 0.093, z + (i % 2) * (1 + k * 0.05)),
      ])
  }
  contour(canvas, scene, joints, { weight: 1.1, slack: 0.02, least: 3 })
}

function waveLines(canvas, scene) {
  const threads = Array.from({ length: 46 }, (_, k) => {
    const z = -10 + 118 * (k / 46) ** 1.7
    return Array.from({ length: 61 }, (_, i) => breaker(i / 60, z + 1.4 * noise(i / 9, k)))
  })
  score(canvas, scene, threads, { tone: (d, x, y) => 0.2 + d * 0.75 + 0.4 * noise(x / 34, y / 22, 3), slack: 0.012 })
  silhouette(canvas, scene, ['wave'], { leap: 0.02, least: 10 })
}

function spray(canvas, scene) {
  for (const [z, size, count, seed] of [
    [72, 19, 40, 3],
    [46, 12, 18, 6],
    [30, 15, 22, 9],
    [16, 15, 18, 5],
    [4, 20, 22, 12],
  ]) {
    const [ax, ay] = project(scene.camera, [-13.5, 0.6, z + 9])
    const [bx, by] = project(scene.camera, [-8.6, 1, z - 4])
    puffs(canvas, sprayBank([ax - 20, ay], [bx + 10, by], { size, count, lift: z > 60 ? 2.4 : 0.5, seed }))
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.75 - 0.4 * ramp(y, 40, 240) - 0.55 * clouds({ seed: 45, scale: 240 })(x, y),
    to: 260,
    gap: 5.4,
    most: 2,
  })
  water(canvas, sightOf(scene, 'sea'), { horizon: 259, first: 2.6, grow: 0.03, swell: 8, dark: () => 0.4 })
  revetment(canvas, scene)
  shadeBodies(canvas, scene, ['crest'], { angle: 90, gap: 4.2, tone: d => d * 1.1 - 0.3 })
  contour(canvas, scene, scene.bodies.find(({ name }) => name === 'crest').body.edges, { weight: 1.5 })
  waveLines(canvas, scene)
  drawStanding(canvas, scene, [4, 7.2, 13], 1.75, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.standing, dress: 'gown', hat: 'helmet', dark: 0.85 }),
  )
  spray(canvas, scene)
  const [foot, lamp] = [
    [1.6, 8.8, 9],
    [1.6, 12.4, 9],
  ].map(p => project(scene.camera, p).slice(0, 2))
  line(canvas, [foot, lamp], { weight: 2.1 })
  spark(canvas, lamp, { r: 7 })
  return canvas
}
