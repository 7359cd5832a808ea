import { drawPersonFromBehind } from '../kit/people-from-behind.mjs'
import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, closed, mix, ramp } from '../kit/shape.mjs'
import { box, joined, sheet } from '../kit/solids.mjs'
import { createCamera, project } from '../kit/vectors-and-camera.mjs'
import { createScene, light, put } from '../kit/scene.mjs'
import { contour, score, shadeBodies } from '../kit/project-lines.mjs'

function build() {
  const camera = createCamera({ eye: [0.7, 1.85, -2.6], yaw: -2, pitch: 0, focal: 600, centre: [400, 292] })
  const scene = createScene({ camera, sun: [-0.4, 0.9, -0.3] })
  put(
    scene,
    'floor',
    sheet((u, v) => [-7 + 14 * u, 0, -2.4 + 24 * v], 1, 1),
    { paint: 0.2 },
  )
  put(scene, 'end', box(-7, 7, 0, 7, 19, 19.2), { paint: 0.2 })
  const shelves = [-1, 1].flatMap(s =>
    Array.from({ length: 5 }, (_, i) =>
      box(s * 5 - (s > 0 ? 0 : 1.6), s * 5 + (s > 0 ? 1.6 : 0), 0, 4.4, 0.6 + i * 3.8, 1 + i * 3.8),
    ),
  )
  put(scene, 'shelf', joined(...shelves, ...[-1, 1].map(s => box(s * 6.4 - 0.1, s * 6.4 + 0.1, 0, 4.4, -2, 19))), {
    paint: 0.1,
  })
  put(
    scene,
    'table',
    joined(
      ...[-1.6, 1.6].flatMap(x => [
        box(x - 1, x + 1, 0.74, 0.8, 0.2, 16),
        ...Array.from({ length: 6 }, (_, i) => box(x - 0.8, x - 0.72, 0, 0.74, 0.4 + i * 3, 0.48 + i * 3)),
      ]),
    ),
  )
  put(
    scene,
    'vault',
    joined(...Array.from({ length: 6 }, (_, i) => box(-7, 7, 5.6, 6.1, 0.6 + i * 3.6, 0.9 + i * 3.6))),
    { paint: 0.2 },
  )
  light(scene)
  return scene
}

/** Spines of books in rows along the side walls. */
function books(canvas, scene) {
  const random = seeded(6)
  for (const s of [-1, 1]) {
    for (let shelf = 0; shelf < 7; shelf += 1) {
      const y = 0.3 + shelf * 0.58
      const rows = []
      for (let z = 0.4; z < 18.6; z += 0.1 + random() * 0.14 + z * 0.014)
        rows.push([
          [s * 6.28, y, z],
          [s * 6.28, y + 0.3 + random() * 0.16, z],
        ])
      score(canvas, scene, rows, { tone: () => 0.4 + random() * 0.5, slack: 0.03 })
      contour(
        canvas,
        scene,
        [
          [
            [s * 6.28, y - 0.04, -2],
            [s * 6.28, y - 0.04, 19],
          ],
        ],
        { weight: 1.1, slack: 0.03 },
      )
    }
  }
}

/** A reading lamp: a bell-shaped shade on a stem. */
function lamp(canvas, scene, x, z, ember) {
  const [px, py, depth] = project(scene.camera, [x, 0.8, z])
  const k = 600 / depth
  const shade = [
    [px - 0.26 * k, py - 0.4 * k],
    [px - 0.2 * k, py - 0.56 * k],
    [px + 0.2 * k, py - 0.56 * k],
    [px + 0.26 * k, py - 0.4 * k],
  ]
  line(
    canvas,
    [
      [px, py],
      [px, py - 0.42 * k],
    ],
    { weight: ember ? 2.1 : 1.1 },
  )
  line(canvas, closed(arc(px, py, 0.12 * k, 0.03 * k)), { weight: 1.1 })
  erase(canvas, shade)
  if (ember) {
    fill(canvas, shade, 'ember')
    for (let n = 1; n < 9; n += 1)
      line(
        canvas,
        [
          [mix(shade[0][0], shade[3][0], n / 9), shade[0][1] - 2],
          [mix(shade[1][0], shade[2][0], n / 9), shade[1][1] + 2],
        ],
        { weight: 1.1, ink: 'flame' },
      )
  } else if (k > 60)
    hatch(canvas, shade, { angle: 90, gap: 3, dark: x0 => 0.2 + 0.7 * ramp(x0, px - 0.1 * k, px + 0.24 * k) })
  line(canvas, closed(shade), { weight: ember ? 1.5 : 1.1 })
  const cone = ember ? 15 : k > 80 ? 7 : 0
  for (let n = 0; n < cone; n += 1) {
    const t = (n + 0.5) / cone
    engrave(
      canvas,
      [
        [mix(px - 0.24 * k, px + 0.24 * k, t), py - 0.38 * k],
        [mix(px - 0.66 * k, px + 0.66 * k, t), py + (0.04 + 0.05 * Math.sin(t * 3.1)) * k],
      ],
      (x0, y0, u) => 0.42 - u * 0.26,
      { ink: ember ? 'flame' : 'line', most: 0, least: 2 },
    )
  }
}

export function draw() {
  const canvas = createCanvas()
  const scene = build()
  shadeBodies(canvas, scene, ['end', ''], {
    angle: 0,
    gap: 5,
    tone: (d, x, y) => 0.62 - 0.2 * ramp(y, 0, 260) + 0.16 * noise(x / 60, y / 20, 4),
  })
  shadeBodies(canvas, scene, ['shelf', 'vault'], { angle: 90, gap: 4, tone: d => d - 0.12 })
  shadeBodies(canvas, scene, ['floor'], {
    angle: 0,
    gap: 4.6,
    tone: (d, x, y) => 0.6 + 0.3 * noise(x / 70, y / 12, 5) - 0.2 * ramp(y, 420, 600),
  })
  shadeBodies(canvas, scene, ['table'], {
    angle: 0,
    gap: 3.6,
    tone: (d, x, y) => d * 0.8 - 0.1 + 0.3 * noise(x / 30, y / 8, 3),
  })
  books(canvas, scene)
  for (const name of ['shelf', 'table', 'vault', 'end'])
    contour(canvas, scene, scene.bodies.find(body => body.name === name).body.edges, { weight: 1.5, least: 4 })
  for (const z of [14.6, 12.2, 9.8, 7.4, 5, 2.6]) {
    for (const x of [-1.6, 1.6]) {
      const scale = 600 / (z + 1.6 + 2.6)
      const [px, py] = project(scene.camera, [x - 0.9 + 0.3 * noise(z, x), 1.18, z + 0.6])
      if (noise(z * 3.1, x) > -0.5)
        drawPersonFromBehind(canvas, [px, py], scale * 0.46, {
          lean: 6 * noise(z, x * 2),
          dark: 0.8,
          hair: noise(z * 2, x * 3) > 0 ? 'long' : 'short',
          long: 1.3,
        })
      lamp(canvas, scene, x, z, false)
    }
  }
  lamp(canvas, scene, 1.45, 0.95, true)
  return canvas
}
