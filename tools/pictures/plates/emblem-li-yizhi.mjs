import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise } from '../kit/noise.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { arc, bar, mix, ramp, through } from '../kit/shape.mjs'

function tower(canvas) {
  for (const x of [116, 252]) {
    const pier = [
      [x, 96],
      [x + 32, 96],
      [x + 36, 250],
      [x - 4, 250],
    ]
    shape(canvas, pier)
    for (let y = 112; y < 250; y += 15)
      line(
        canvas,
        [
          [x - (y - 96) / 40, y],
          [x + 32 + (y - 96) / 40, y],
        ],
        { weight: 1.1 },
      )
    hatch(canvas, pier, { angle: 90, gap: 5, dark: px => ramp(px, x + 6, x + 34) * 0.9 })
  }
  const deck = [
    [92, 76],
    [308, 76],
    [308, 98],
    [92, 98],
  ]
  shape(canvas, deck)
  hatch(canvas, deck, { angle: 0, gap: 4.4, dark: 0.5 })
  const leaf = [
    [150, 112],
    [250, 112],
    [250, 186],
    [150, 186],
  ]
  shape(canvas, leaf)
  hatch(canvas, leaf, { angle: 90, gap: 8, dark: 0.6 })
  for (const y of [124, 149, 174]) shape(canvas, bar([150, y], [250, y], 4), 1.5)
  for (const x of [186, 214])
    line(
      canvas,
      [
        [x, 50],
        [x, 112],
      ],
      { weight: 2.1 },
    )
}

function wheel(canvas) {
  const [x, y] = [200, 54]
  const rim = arc(x, y, 24)
  erase(canvas, arc(x, y, 26))
  for (const r of [24, 22.4, 20.8]) line(canvas, arc(x, y, r), { weight: 2.1, ink: 'ember' })
  for (let k = 0; k < 6; k += 1)
    line(
      canvas,
      [
        [x, y],
        [x + Math.cos(k * 1.047 + 0.3) * 21, y + Math.sin(k * 1.047 + 0.3) * 21],
      ],
      { weight: 2.1, ink: 'ember' },
    )
  fill(canvas, arc(x, y, 5), 'ember')
  return rim
}

/** Draws the water that leaves the gate and divides into two field channels. */
function channels(canvas) {
  const way = (u, t) => {
    const side = u < 0 ? -1 : 1
    const spread = ramp(t, 0.22, 1)
    return [200 + u * mix(48, 70, t) + side * spread * 92, 192 + t * 200]
  }
  const edge = u => Array.from({ length: 30 }, (_, i) => way(u, i / 29))
  erase(canvas, [...edge(-1), ...edge(1).reverse()])
  for (let k = 0; k <= 16; k += 1) {
    const u = -1 + k / 8
    if (k === 8) continue
    engrave(
      canvas,
      edge(u).map(([x, y], i) => [x + noise(i / 5, k) * 2.4, y]),
      (x, y, t) => 0.4 + 0.5 * noise(t * 7, k * 2.2, 4) + (k % 8 === 0 ? 0.5 : 0),
    )
  }
  for (const u of [-1, 1]) line(canvas, edge(u), { weight: 2.1 })
  const island = [...edge(-0.02).slice(8), ...edge(0.02).slice(8).reverse()]
  shape(canvas, island)
  for (let k = 0; k < 9; k += 1)
    engrave(
      canvas,
      through(
        [
          [186 - k * 12, 282 + k * 13],
          [200, 276 + k * 13],
          [214 + k * 12, 282 + k * 13],
        ],
        { steps: 6 },
      ),
      x => 0.3 + 0.4 * Math.sin(x / 7 + k),
      { most: 2 },
    )
}

function fields(canvas) {
  for (const side of [-1, 1]) {
    const plot = [
      [200 + side * 56, 250],
      [200 + side * 210, 236],
      [200 + side * 210, 400],
      [200 + side * 120, 400],
    ]
    erase(canvas, plot)
    for (let k = 0; k < 12; k += 1)
      engrave(
        canvas,
        [
          [200 + side * (60 + k * 16), 250],
          [200 + side * (96 + k * 40), 392],
        ],
        (x, y) => 0.4 + 0.4 * Math.sin(y / 5 + k),
        { most: 2, least: 2 },
      )
  }
  line(
    canvas,
    [
      [0, 240],
      [112, 250],
      [288, 250],
      [400, 240],
    ],
    { weight: 1.5 },
  )
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.48 - 0.4 * ramp(y, 30, 200))
    erase(canvas, [
      [0, 246],
      [400, 246],
      [400, 400],
      [0, 400],
    ])
    fields(canvas)
    tower(canvas)
    channels(canvas)
    wheel(canvas)
  })
}
