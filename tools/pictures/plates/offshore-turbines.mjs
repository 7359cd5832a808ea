import { spark } from '../kit/spark-and-flame.mjs'
import { byHand, engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { layered } from '../kit/noise.mjs'
import { createCanvas, erase, line } from '../kit/canvas.mjs'
import { mix, ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { silhouette } from '../kit/silhouette.mjs'
import { box, joined, sheet, solid, turned } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, mirroredAt, put, sightOf } from '../kit/scene.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'
import { rotor } from '../kit/turbine.mjs'
import { launch, wake } from '../kit/vessels.mjs'
import { water } from '../kit/water.mjs'

const TURBINES = Array.from({ length: 8 }, (_, i) => ({
  x: 27 - i * 58 - i * i * 1.5,
  z: 2 + i * 130 + i * i * 10,
  turn: 96 + i * 37,
}))

function tower(x, z) {
  return turned(
    [
      [2.5, 6],
      [2.1, 45],
      [1.6, 90],
    ],
    [x, z],
    { steps: 20 },
  )
}

function base(x, z) {
  const piles = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.2
    const at = (r, y) => [x + Math.cos(a) * r, y, z + Math.sin(a) * r]
    const side = [-Math.sin(a) * 0.85, 0, Math.cos(a) * 0.85]
    const corner = (p, k) => p.map((v, n) => v + side[n] * k)
    const [top, foot] = [at(5.2, 2.5), at(9, -20)]
    return solid([[corner(top, -1), corner(top, 1), corner(foot, 1), corner(foot, -1)]])
  })
  return joined(
    turned(
      [
        [6.9, 2.2],
        [6.9, 5.6],
        [3, 6.4],
      ],
      [x, z],
      { steps: 28 },
    ),
    ...piles,
  )
}

function deckAt(t) {
  return [
    mix(330, -560, t) + 160 * Math.sin(t * 5.2),
    24 + 16 * Math.exp(-(((t - 0.34) / 0.12) ** 2)),
    240 + 1700 * t * t,
  ]
}

function bridge() {
  const deck = Array.from({ length: 90 }, (_, i) => [deckAt(i / 90), deckAt((i + 1) / 90)])
  const faces = deck.flatMap(([a, b]) => [[[a[0], a[1], a[2]], b, [b[0], b[1] - 4, b[2]], [a[0], a[1] - 4, a[2]]]])
  const rim = [0, -4].map(dy => Array.from({ length: 91 }, (_, i) => deckAt(i / 90)).map(([x, y, z]) => [x, y + dy, z]))
  const piers = Array.from({ length: 44 }, (_, i) => deckAt((i + 0.5) / 44)).map(([x, y, z]) =>
    box(x - 1.6, x + 1.6, -1, y - 4, z - 1.6, z + 1.6),
  )
  return joined(solid(faces, rim), ...piers)
}

function cables(canvas, scene) {
  for (const t of [0.3, 0.38]) {
    const [x, y, z] = deckAt(t)
    const head = [x, y + 92, z]
    contour(
      canvas,
      scene,
      [
        [[x - 9, 0, z], [x - 6, y, z], head],
        [[x + 9, 0, z], [x + 6, y, z], head],
      ],
      { weight: 1.5 },
    )
    for (let k = -6; k <= 6; k += 1)
      if (k !== 0)
        contour(canvas, scene, [[[x, y + 60 + 30 * (Math.abs(k) / 6), z], deckAt(t + k * 0.0066)]], { weight: 0.45 })
  }
}

function build() {
  const camera = createCamera({ eye: [0, 15, -128], yaw: 0, focal: 600, centre: [400, 372] })
  const scene = createScene({ camera, sun: [-0.8, 0.8, -0.35] })
  put(
    scene,
    'sea',
    sheet((u, v) => [-3000 + 6000 * u, 0, 3200 * v], 1, 1),
    { lit: false },
  )
  put(scene, 'bridge', bridge(), { paint: 0.2 })
  for (const { x, z } of TURBINES) {
    put(scene, 'tower', tower(x, z))
    put(scene, 'base', base(x, z))
    put(scene, 'nacelle', box(x - 2.4, x + 2.4, 88, 93, z - 4, z + 9))
  }
  light(scene, { water: 0 })
  return scene
}

function section(canvas, camera) {
  const at = (x, y) => project(camera, [x, y, 0]).slice(0, 2)
  const bed = x => -11.5 + layered(x / 40, 1, { seed: 3 }) * 1.4
  const across = Array.from({ length: 61 }, (_, i) => mix(-95, 95, i / 60))
  const surface = across.map(x => at(x, 0.5 * layered(x / 9, 4, { seed: 6 })))
  const floor = across.map(x => at(x, bed(x)))
  erase(canvas, [...surface, at(95, -60), at(-95, -60)])
  line(canvas, surface, { weight: 1.5 })
  for (let k = 1; k < 6; k += 1)
    engrave(
      canvas,
      byHand(
        surface.map(([x, y], i) => [x, mix(y, floor[i][1], k / 6)]),
        { amount: 1.4, wave: 36, seed: k },
      ),
      x => 0.52 - k * 0.07 + 0.3 * layered(x / 50, k, { seed: 2 }),
      { most: 2 },
    )
  line(canvas, floor, { weight: 2.1 })
  for (let k = 1; k < 8; k += 1) {
    const seam = across.map(x => at(x, bed(x) - k * k * 0.33 - k * 1.4 + layered(x / 30, k, { seed: 8 }) * k * 0.35))
    engrave(canvas, seam, (x, y) => 0.75 - k * 0.07 + layered(x / 40, y / 6, { seed: k }) * 0.5, { least: 6, most: 2 })
  }
  piles(canvas, at)
}

function piles(canvas, at) {
  const { x } = TURBINES[0]
  for (const [lean, depth] of [
    [-1.7, 1],
    [1.7, 1],
    [-0.8, 1],
    [0.8, 1],
  ]) {
    const top = x + lean * 3.1
    const foot = top + lean * 4.4
    const pile = [at(top - 0.95, 2.4), at(top + 0.95, 2.4), at(foot + 0.95, -42 * depth), at(foot - 0.95, -42 * depth)]
    erase(canvas, pile)
    line(canvas, [pile[0], pile[3]], { weight: 1.5 })
    line(canvas, [pile[1], pile[2]], { weight: 1.5 })
    hatch(canvas, pile, { angle: 4, gap: 4, dark: px => (px > (pile[0][0] + pile[1][0]) / 2 + lean * 8 ? 0.6 : 0.3) })
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  ruledSky(canvas, sightOf(scene, ''), {
    dark: (x, y) => 0.62 * ramp(y, 420, 20) - 0.5 * clouds({ seed: 31, scale: 300 })(x, y) + 0.06,
    to: 372,
    gap: 6.5,
  })
  water(canvas, sightOf(scene, 'sea'), {
    horizon: 372,
    first: 3,
    grow: 0.05,
    dark: (x, y) => mirroredAt(scene, x, y, 0.24),
  })
  contour(
    canvas,
    scene,
    scene.bodies.filter(({ name }) => ['bridge', 'nacelle'].includes(name)).flatMap(({ body }) => body.edges),
    { weight: 1.1, least: 2 },
  )
  cables(canvas, scene)
  shadeBodies(canvas, scene, ['tower'], { angle: 90, gap: 3.2, tone: d => d * 1.3 - 0.42 })
  shadeBodies(canvas, scene, ['base', 'nacelle'], { angle: 90, gap: 3.4, tone: d => d * 1.2 - 0.3 })
  silhouette(canvas, scene, ['tower', 'base', 'nacelle'], { leap: 0.02 })
  for (const { x, z, turn } of TURBINES.slice().reverse())
    rotor(canvas, scene.camera, [x, 90.5, z - 5], 44, { at: turn, weight: z < 300 ? 1.5 : 1.1 })
  section(canvas, scene.camera)
  launch(canvas, [190, 424], 74)
  wake(canvas, [190, 424], 74, { rows: 3 })
  const { x, z } = TURBINES[1]
  spark(canvas, project(scene.camera, [x, 94.5, z]), { r: 4.5 })
  return canvas
}
