import { spark } from '../kit/spark-and-flame.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, line } from '../kit/canvas.mjs'
import { mix, ramp } from '../kit/shape.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, sheet, turned } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { ruledSky } from '../kit/sky.mjs'

const BLADES = 15
/** The profile of the runner, which stands on its band: the crown above, the band below. */
const CROWN = [
  [0.9, 5.6],
  [1.6, 5.5],
  [2.5, 5.2],
  [3.6, 4.9],
  [4.6, 4.8],
  [4.6, 4.4],
  [3.4, 4.3],
  [2, 3.6],
  [1.2, 2.6],
]
const BAND = [
  [4.7, 2.6],
  [5, 2.4],
  [4.9, 1.2],
  [4.6, 0.2],
  [4.3, 0.2],
  [4.5, 1.2],
  [4.6, 2.4],
]

/** A blade twists from the crown down to the band. */
function blade(k) {
  const start = (k / BLADES) * Math.PI * 2
  return sheet(
    (u, v) => {
      const r = mix(mix(4.5, 1.5, u), mix(4.62, 3.6, u), v)
      const y = mix(mix(4.5, 3, u), mix(2.5, 0.5, u), v)
      const a = start + u * 0.62 + v * 0.26 - 0.3 * u * v
      return [Math.cos(a) * r, y, Math.sin(a) * r]
    },
    8,
    8,
  )
}

function hall() {
  const columns = Array.from({ length: 7 }, (_, i) =>
    [-1, 1].map(s => box(s * 15 - 0.5, s * 15 + 0.5, 0, 15, -2 + i * 7, -1 + i * 7)),
  ).flat()
  const rails = [-1, 1].map(s => box(s * 14.4 - 0.4, s * 14.4 + 0.4, 11.4, 12.2, -12, 44))
  const crane = [
    box(-14.4, 14.4, 12.2, 13.8, 9, 10),
    box(-14.4, 14.4, 12.2, 13.8, 12, 13),
    box(-2, 2, 13.8, 15, 8.6, 13.4),
  ]
  return { columns: joined(...columns, ...rails), crane: joined(...crane) }
}

function build() {
  const camera = createCamera({ eye: [-6, 3.6, -14.4], yaw: 17, pitch: 0, focal: 640, centre: [400, 330] })
  const scene = createScene({ camera, sun: [-0.8, 0.9, -0.5], sunReach: { about: [0, 3, 0], radius: 12 } })
  const { columns, crane } = hall()
  put(
    scene,
    'floor',
    sheet((u, v) => [-40 + 80 * u, 0, -14 + 90 * v], 1, 1),
  )
  put(scene, 'hall', columns, { lit: false, paint: 0.1 })
  put(scene, 'crane', crane, { lit: false })
  put(scene, 'crown', turned(CROWN, [0, 0], { steps: 64 }))
  put(scene, 'band', turned(BAND, [0, 0], { steps: 64 }))
  for (let k = 0; k < BLADES; k += 1) put(scene, 'blade', blade(k), { paint: 0.1 })
  put(
    scene,
    'chock',
    joined(
      ...[0.4, 1.7, 3, 4.3, 5.6].map(a =>
        box(
          Math.cos(a) * 4.4 - 0.5,
          Math.cos(a) * 4.4 + 0.5,
          0,
          0.25,
          Math.sin(a) * 4.4 - 0.5,
          Math.sin(a) * 4.4 + 0.5,
        ),
      ),
    ),
  )
  light(scene)
  return scene
}

function rings(canvas, scene, profile, count) {
  const lines = []
  for (let i = 0; i + 1 < profile.length; i += 1) {
    for (let k = 0; k < count; k += 1) {
      const [r, y] = [0, 1].map(n => mix(profile[i][n], profile[i + 1][n], (k + 0.5) / count))
      lines.push(
        Array.from({ length: 121 }, (_, n) => [Math.cos((n / 60) * Math.PI) * r, y, Math.sin((n / 60) * Math.PI) * r]),
      )
    }
  }
  score(canvas, scene, lines, { tone: d => d * 1.2 - 0.2, slack: 0.006 })
}

function vanes(canvas, scene) {
  for (let k = 0; k < BLADES; k += 1) {
    const start = (k / BLADES) * Math.PI * 2
    const at = (u, v) => {
      const r = mix(mix(4.5, 1.5, u), mix(4.62, 3.6, u), v)
      const a = start + u * 0.62 + v * 0.26 - 0.3 * u * v
      return [Math.cos(a) * r, mix(mix(4.5, 3, u), mix(2.5, 0.5, u), v), Math.sin(a) * r]
    }
    const along = Array.from({ length: 9 }, (_, n) => Array.from({ length: 13 }, (_, i) => at(i / 12, (n + 0.5) / 9)))
    score(canvas, scene, along, { tone: d => d * 1.15 - 0.16, slack: 0.008 })
  }
  contour(
    canvas,
    scene,
    scene.bodies.filter(({ name }) => name === 'blade').flatMap(({ body }) => body.edges),
    { weight: 1.5, slack: 0.008, least: 4 },
  )
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.3 + 0.3 * ramp(y, 200, 0) + 0.2 * noise(x / 120, y / 30, 4),
    to: 360,
    gap: 6.5,
    most: 1,
  })
  shadeBodies(canvas, scene, ['hall', 'crane'], { angle: 90, gap: 4.4, tone: d => d - 0.3 })
  contour(
    canvas,
    scene,
    scene.bodies.filter(({ name }) => ['hall', 'crane', 'chock'].includes(name)).flatMap(({ body }) => body.edges),
    { weight: 1.1, least: 4 },
  )
  shadeBodies(canvas, scene, ['floor'], { angle: 0, gap: 4.4, tone: d => (d > 0.6 ? d : 0.06) })
  contour(
    canvas,
    scene,
    [-12, -6, 0, 6, 12].map(x => [
      [x, 0, -11],
      [x, 0, 70],
    ]),
    { weight: 0.75, ink: 'line', slack: 0.03 },
  )
  rings(canvas, scene, CROWN, 3)
  rings(canvas, scene, BAND.slice(0, 4), 6)
  vanes(canvas, scene)
  contour(
    canvas,
    scene,
    scene.bodies.filter(({ name }) => ['crown', 'band'].includes(name)).flatMap(({ body }) => body.edges),
    { weight: 1.5, slack: 0.006, least: 8 },
  )
  silhouette(canvas, scene, ['crown', 'band'], { leap: 0.03, least: 16 })
  const hook = [
    [0, 12.2, 10],
    [0, 6.4, 10],
  ].map(p => project(scene.camera, p).slice(0, 2))
  line(canvas, hook, { weight: 1.1 })
  drawStanding(canvas, scene, [-4.9, 0, -3.4], 1.74, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.stooping, dress: 'work', hat: 'helmet', dark: 0.8 }),
  )
  drawStanding(canvas, scene, [5.9, 0, -3.2], 1.74, (sheet0, foot, size) =>
    figure(sheet0, foot, size, { pose: POSES.pointing, dress: 'work', hat: 'helmet', dark: 0.8, flip: true }),
  )
  const torch = project(scene.camera, [-4.3, 1.26, -3.3]).slice(0, 2)
  spark(canvas, torch, { r: 5, count: 14, reach: 5 })
  return canvas
}
