import { layered } from '../kit/noise.mjs'
import { poplar } from '../kit/leaves.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { land, uprightOf } from '../kit/relief.mjs'
import { closed, mix, ramp } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { beam, box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put, sightOf } from '../kit/scene.mjs'
import { drawStanding } from '../kit/occlusion.mjs'
import { contour, shadeBodies } from '../kit/project-lines.mjs'
import { hatch } from '../kit/hatch.mjs'
import { engrave, byHand } from '../kit/shading.mjs'

const STEP = 9
const REACH = 104
const STATIONS = 10
const FIRST = 14

function levelAt(z) {
  let level = 0
  for (let i = 0; i < STATIONS; i += 1) level += STEP * ramp(z, FIRST + i * REACH + 20, FIRST + i * REACH + 34)
  return level
}

function rise(x, z) {
  const level = levelAt(z)
  if (x < 16) return level - 6
  if (x < 34) return mix(level - 6, level + 4, (x - 16) / 18)
  return level + 4 + layered(x / 90, z / 120, { seed: 4 }) * 1.5 * ramp(x, 40, 90)
}

/** Returns half a pump house, the part behind the section plane. */
function station(z, level) {
  const [floor, eaves, ridge] = [level + 8, level + 21, level + 29]
  const front = box(0, 34, level + 6, eaves, z, z + 1.5)
  const back = box(0, 34, floor, eaves, z + 32, z + 33.5)
  const end = box(32.5, 34, floor, eaves, z, z + 33.5)
  const slab = box(0, 34, level + 6.5, floor, z - 12, z + 33)
  const roof = joined(
    beam(
      [
        [z - 2.5, eaves - 0.6],
        [z + 17, ridge],
        [z + 17, ridge + 1.4],
        [z - 2.5, eaves + 0.8],
      ],
      0,
      36,
    ),
    beam(
      [
        [z + 36, eaves - 0.6],
        [z + 17, ridge],
        [z + 17, ridge + 1.4],
        [z + 36, eaves + 0.8],
      ],
      0,
      36,
    ),
  )
  const piers = Array.from({ length: 4 }, (_, i) => box(i * 10 - 1.1, i * 10 + 1.1, level - 6, level + 7, z - 12, z))
  return { walls: joined(front, back, end), roof, works: joined(slab, ...piers) }
}

function arch(x, y, z, half, tall) {
  const ring = Array.from({ length: 13 }, (_, k) => [
    x - Math.cos((Math.PI * k) / 12) * half,
    y + tall + Math.sin((Math.PI * k) / 12) * half,
    z,
  ])
  return [[x - half, y, z], ...ring, [x + half, y, z]]
}

function windows(canvas, scene, z, level) {
  for (const x of [7, 17, 27]) {
    const pane = arch(x, level + 11, z - 0.05, 2.7, 4.2)
    contour(canvas, scene, [closed(pane)], { weight: 1.1, slack: 0.02 })
    hatch(
      canvas,
      pane.map(p => project(scene.camera, p).slice(0, 2)),
      { angle: 90, gap: 2.4, dark: 0.75 },
    )
  }
}

function backdrop() {
  const camera = createCamera({ eye: [-58, 25, -25], yaw: 38, focal: 560, centre: [420, 262] })
  const scene = createScene({ camera, sun: [-0.4, 0.9, 0.5], sunReach: { about: [20, 20, 250], radius: 430 } })
  put(scene, 'ground', land(rise, { x0: 0, x1: 900, z0: -90, z1: 1500, nx: 180, nz: 300 }), {
    normal: uprightOf(rise, 2),
  })
  for (let i = 0; i < STATIONS; i += 1) {
    const { walls, roof, works } = station(FIRST + i * REACH, i * STEP)
    put(scene, 'walls', walls)
    put(scene, 'roof', roof, { paint: 0.1 })
    put(scene, 'works', works)
  }
  for (let i = 0; i <= STATIONS; i += 1)
    put(
      scene,
      'canal',
      sheet((u, v) => [34 * u, i * STEP, FIRST + (i - 1) * REACH + 33 + (REACH - 33) * v], 1, 1),
      { lit: false },
    )
  light(scene)
  return scene
}

/** Returns a function that projects points of the section plane, x = 0. */
function onCut(scene) {
  return points => points.map(([z, y]) => project(scene.camera, [0, y, z]).slice(0, 2))
}

function earth(canvas, cut) {
  const bed = []
  for (let z = -30; z < FIRST + STATIONS * REACH; z += 4) bed.push([z, levelAt(z) - 6])
  const below = cut([...bed, [bed.at(-1)[0], -60], [-30, -60]])
  erase(canvas, below)
  hatch(canvas, below, {
    angle: -42,
    gap: 6,
    dark: (x, y) => ramp(y - edgeAt(cut(bed), x), 80, -40) * 0.9 + layered(x / 30, y / 30, { seed: 9 }) * 0.12,
    least: 4,
  })
  for (let k = 1; k < 9; k += 1) {
    const seam = cut(bed.map(([z, y]) => [z, y - 6 - k * 4.6 + layered(z / 40, k * 0.4, { seed: 5 }) * (2 + k)]))
    engrave(canvas, seam, (x, y) => 0.5 - k * 0.03 + layered(x / 60, y / 9, { seed: k }) * 0.5, { most: 2, least: 7 })
  }
  line(canvas, cut(bed), { weight: 2.1 })
}

function edgeAt(edge, x) {
  const i = edge.findIndex(([px]) => px < x)
  return i < 1 ? edge[0][1] : edge[i][1]
}

function waterCut(canvas, cut, z0, z1, level) {
  const face = cut([
    [z0, level],
    [z1, level],
    [z1, level - 6],
    [z0, level - 6],
  ])
  erase(canvas, face)
  for (let k = 0; k < 6; k += 1) {
    const y = level - 0.15 - k * 1.05
    engrave(
      canvas,
      byHand(
        cut([
          [z0, y],
          [z1, y],
        ]),
        { amount: 0.5, wave: 30, seed: k },
      ),
      () => (k === 0 ? 0.9 : 0.62 - k * 0.06),
    )
  }
}

function pumpPit(canvas, cut, z, level) {
  const up = level + STEP
  const mass = cut([
    [z - 1, level + 6.5],
    [z + 33.5, level + 8],
    [z + 33.5, up - 7],
    [z + 36, up - 9],
    [z + 34, level - 12],
    [z - 1, level - 12],
  ])
  erase(canvas, mass)
  const intake = cut([
    [z - 1, level - 7],
    [z + 9, level - 9],
    [z + 17, level - 9.4],
    [z + 19.5, level - 7],
    [z + 16.8, level - 4.4],
    [z + 16.2, level + 1],
    [z + 18.5, level + 2.4],
    [z + 34, up - 5.6],
    [z + 34, up - 0.8],
    [z + 17, level + 6],
    [z + 12.2, level + 4],
    [z + 11.4, level - 4],
    [z + 9, level - 5],
    [z - 1, level - 1],
  ])
  hatch(canvas, mass, { angle: 52, gap: 4.2, dark: 0.5 })
  line(canvas, closed(mass), { weight: 1.5 })
  erase(canvas, intake)
  hatch(canvas, intake, { angle: 12, gap: 3.4, dark: 0.36 })
  line(canvas, closed(intake), { weight: 1.5 })
  motor(canvas, cut, z + 14, level)
  if (level === 0) shaft(canvas, cut, z + 14)
  else
    line(
      canvas,
      cut([
        [z + 14, level + 8],
        [z + 14, level - 4],
      ]),
      { weight: 1.5 },
    )
}

function motor(canvas, cut, z, level) {
  const housing = cut([
    [z - 3.4, level + 8],
    [z - 3.4, level + 12.6],
    [z - 2, level + 14],
    [z + 2, level + 14],
    [z + 3.4, level + 12.6],
    [z + 3.4, level + 8],
  ])
  erase(canvas, housing)
  line(canvas, closed(housing), { weight: 1.5 })
  hatch(canvas, housing, { angle: 90, gap: 3, dark: 0.55 })
}

function shaft(canvas, cut, z) {
  fill(
    canvas,
    cut([
      [z - 0.45, 8],
      [z + 0.45, 8],
      [z + 0.45, -5],
      [z - 0.45, -5],
    ]),
    'ember',
  )
  for (const side of [-1, 1])
    fill(
      canvas,
      cut([
        [z, -3.4],
        [z + side * 1.4, -2.6],
        [z + side * 2.5, -3.6],
        [z + side * 1.6, -4.6],
        [z, -5],
      ]),
      'ember',
    )
}

function trees(canvas, scene) {
  for (let i = 26; i >= 0; i -= 1) {
    const z = -26 + i * 24
    drawStanding(canvas, scene, [52, rise(52, z), z], 34 + (i % 3) * 5, (sheet0, foot, size) =>
      poplar(sheet0, foot, size, { seed: i + 1, detail: size < 40 ? 0.8 : 1.3 }),
    )
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = backdrop()
  ruledSky(canvas, sightOf(scene, ''), { dark: (x, y) => 0.5 - 0.6 * clouds({ seed: 3 })(x, y), to: 262, gap: 6 })
  trees(canvas, scene)
  for (const { name, body } of scene.bodies)
    if (!['ground', 'canal'].includes(name)) contour(canvas, scene, body.edges, { weight: 1.1, least: 3 })
  shadeBodies(canvas, scene, ['walls', 'works'], { angle: 90, gap: 4, tone: d => d * 1.2 - 0.4 })
  shadeBodies(canvas, scene, ['roof'], { angle: 66, gap: 4 })
  shadeBodies(canvas, scene, ['canal'], { angle: 0, gap: 5, tone: () => 0.4 })
  for (let i = 0; i < STATIONS; i += 1) windows(canvas, scene, FIRST + i * REACH, i * STEP)
  const cut = onCut(scene)
  earth(canvas, cut)
  for (let i = STATIONS - 1; i >= 0; i -= 1) {
    const z = FIRST + i * REACH
    waterCut(canvas, cut, z - REACH + 34, z, i * STEP)
    pumpPit(canvas, cut, z, i * STEP)
  }
  return canvas
}
