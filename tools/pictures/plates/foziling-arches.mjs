import { spark } from '../kit/spark-and-flame.mjs'
import { flow } from '../kit/flow.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { layered } from '../kit/noise.mjs'
import { createCanvas, line } from '../kit/canvas.mjs'
import { downhill, land, uprightOf } from '../kit/relief.mjs'
import { ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, darkAt, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'
import { water } from '../kit/water.mjs'

const [BAY, HALF, CREST, LEAN] = [20, 6.9, 75, 62]
const MIDDLES = Array.from({ length: 21 }, (_, i) => (i - 10) * BAY)

/** A barrel: half a cylinder that leans back as it rises; u goes round it, v up it. */
function barrel(cx) {
  return (u, v) => {
    const a = Math.PI * u
    const out = HALF * Math.sin(a)
    return [cx - HALF * Math.cos(a), CREST * v + out * 0.637, -LEAN * (1 - v) - out * 0.771]
  }
}

function buttress(x) {
  const flank = beam(
    [
      [-LEAN - 1.5, 0],
      [-1, CREST + 4],
      [8, CREST + 4],
      [46, 0],
    ],
    x - 3.1,
    x + 3.1,
  )
  return flank
}

function rise(x, z) {
  const d = Math.max(0, Math.abs(x) - 196)
  const hills = ramp(z, 60, 500) * 120 * (0.6 + 0.7 * layered(x / 160, z / 160, { seed: 3, octaves: 4 }))
  return -4 + d * 0.72 + hills + layered(x / 40, z / 40, { seed: 7 }) * 8 * ramp(d, 0, 40)
}

function build() {
  const camera = createCamera({ eye: [-92, 17, -150], yaw: 38, pitch: 0, focal: 560, centre: [400, 428] })
  const scene = createScene({ camera, sun: [0.95, 0.62, -0.42], sunReach: { about: [40, 30, -20], radius: 240 } })
  put(scene, 'hill', land(rise, { x0: -420, x1: 900, z0: -160, z1: 900, nx: 200, nz: 160 }), {
    normal: uprightOf(rise, 5),
  })
  for (const cx of MIDDLES) {
    put(scene, 'barrel', sheet(barrel(cx), 18, 8, { border: false }))
    put(scene, 'buttress', joined(buttress(cx - BAY / 2)), { paint: 0.05 })
  }
  put(
    scene,
    'crest',
    joined(box(-212, 212, CREST + 4, CREST + 6, -7, 7), box(-212, 212, CREST + 6, CREST + 7, -7, -6.6)),
  )
  put(
    scene,
    'lake',
    sheet((u, v) => [-400 + 900 * u, 4, -176 + 240 * v], 1, 1),
    { lit: false },
  )
  light(scene, { water: 4 })
  return scene
}

function dress(canvas, scene) {
  for (const cx of MIDDLES) {
    const at = barrel(cx)
    const far = Math.hypot(cx + 92, 130)
    const rings = Math.round(3600 / far) + 8
    const round = v => Array.from({ length: 25 }, (_, k) => at(k / 24, v))
    score(
      canvas,
      scene,
      Array.from({ length: rings }, (_, i) => round((i + 0.5) / rings)),
      { tone: d => d * 1.1 - 0.2, slack: 0.02 },
    )
    const up = u => Array.from({ length: 9 }, (_, k) => at(u, k / 8))
    contour(canvas, scene, [round(1), up(0), up(1)], { weight: 1.5, slack: 0.02, least: 5 })
  }
  shadeBodies(canvas, scene, ['buttress'], { angle: 90, gap: 4, tone: d => d * 1.2 - 0.44 })
  for (const { name, body } of scene.bodies)
    if (['buttress', 'crest'].includes(name)) contour(canvas, scene, body.edges, { weight: 1.5, least: 7 })
  silhouette(canvas, scene, ['barrel'], { leap: 0.015, weight: 1.5, least: 14 })
}

function posts(canvas, scene) {
  const rails = []
  for (let x = -210; x < 212; x += 5)
    rails.push([
      [x, CREST + 7, -6.8],
      [x, CREST + 8.6, -6.8],
    ])
  contour(canvas, scene, rails, { weight: 0.75, slack: 0.03 })
  contour(
    canvas,
    scene,
    [
      [
        [-212, CREST + 8.6, -6.8],
        [212, CREST + 8.6, -6.8],
      ],
    ],
    { weight: 1.1, slack: 0.03 },
  )
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.52 - 0.6 * clouds({ seed: 52, scale: 320 })(x, y),
    to: 428,
    gap: 6.5,
    most: 1,
  })
  flow(canvas, sightOf(scene, 'hill'), {
    heading: downhill(scene, { twist: 0.4 }),
    dark: (x, y) => darkAt(scene, x, y) * 0.8 - 0.04,
    gap: 6.5,
    reach: 70,
  })
  silhouette(canvas, scene, ['hill'], { weight: 1.1 })
  for (const [i, x] of [-74, -66, -22, -15, 40].entries())
    drawStanding(canvas, scene, [x, CREST + 6.6, -7.4], 4.4, (sheet0, foot, size) =>
      figure(sheet0, foot, size, {
        pose: POSES[['standing', 'pointing', 'walking', 'standing', 'walking'][i]],
        dress: 'work',
        hat: i % 2 === 0 ? 'straw' : 'cap',
        dark: 0.8,
      }),
    )
  dress(canvas, scene)
  posts(canvas, scene)
  water(canvas, sightOf(scene, 'lake'), {
    horizon: 428,
    first: 3.6,
    grow: 0.04,
    dark: (x, y) => mirroredAt(scene, x, y, 0.12) * 0.9,
  })
  const [hook, lamp] = [
    [-50, CREST + 2, -7],
    [-50, CREST - 7, -8],
  ].map(p => project(scene.camera, p).slice(0, 2))
  line(canvas, [hook, lamp], { weight: 1.5 })
  spark(canvas, lamp, { r: 6 })
  return canvas
}
