import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { noise } from '../kit/noise.mjs'
import { erase, line, within } from '../kit/canvas.mjs'
import { mix, ramp, through } from '../kit/shape.mjs'

const BED = 276
const surfaceAt = x => 142 + 16 * ramp(x, 90, 150) + 96 * ramp(x, 150, 228) - 62 * ramp(x, 250, 300)
const weirAt = x => BED - 96 * ramp(x, 116, 152) * ramp(x, 236, 166)

function weir(canvas) {
  const profile = Array.from({ length: 60 }, (_, i) => [110 + i * 2.3, weirAt(110 + i * 2.3)])
  const body = [...profile, [246, BED], [110, BED]]
  shape(canvas, body)
  hatch(canvas, body, { angle: -46, gap: 5, dark: 0.7 })
}

function stream(canvas) {
  for (let k = 0; k < 11; k += 1) {
    const t = k / 10
    const thread = Array.from({ length: 100 }, (_, i) => {
      const x = 8 + i * 4
      const wild = ramp(x, 256, 280) * ramp(x, 384, 330) * 9
      return [x, mix(surfaceAt(x), Math.min(weirAt(x), BED) - 3, t) + noise(x / 11, k * 2.3, 5) * wild * (1 - t * 0.5)]
    })
    engrave(canvas, thread, x => (k === 0 ? 1 : 0.5 + 0.3 * ramp(x, 140, 220) - 0.2 * t + 0.2 * noise(x / 30, k)), {
      least: 4,
    })
  }
}

/** The roller of the hydraulic jump. */
function jump(canvas) {
  for (const [x, y, r, weight] of [
    [282, 196, 15, 2.1],
    [306, 188, 19, 2.1],
    [336, 190, 13, 1.5],
    [268, 216, 10, 1.5],
  ]) {
    const coil = Array.from({ length: 40 }, (_, i) => {
      const a = (i / 39) * Math.PI * 3.4 + 2
      return [x + Math.cos(a) * r * (1 - i / 52), y + Math.sin(a) * r * 0.8 * (1 - i / 52)]
    })
    line(canvas, coil, { weight, ink: 'ember' })
  }
  line(
    canvas,
    through(
      [
        [258, 232],
        [268, 202],
        [286, 182],
        [312, 172],
        [346, 178],
        [372, 182],
      ],
      { steps: 8 },
    ),
    { weight: 2.1, ink: 'ember' },
  )
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => (y < 120 ? 0.42 - 0.3 * ramp(y, 40, 120) : 0))
    const glass = [
      [0, 108],
      [400, 108],
      [400, BED],
      [0, BED],
    ]
    erase(canvas, glass)
    within(canvas, glass, stream)
    weir(canvas)
    jump(canvas)
    for (const y of [108, 114])
      line(
        canvas,
        [
          [0, y],
          [400, y],
        ],
        { weight: y === 108 ? 2.1 : 1.1 },
      )
    const sill = [
      [0, BED],
      [400, BED],
      [400, BED + 22],
      [0, BED + 22],
    ]
    shape(canvas, sill)
    hatch(canvas, sill, { angle: 0, gap: 5, dark: 0.55 })
    for (const x of [96, 300]) {
      shape(canvas, [
        [x - 8, BED + 22],
        [x + 8, BED + 22],
        [x + 14, 400],
        [x - 14, 400],
      ])
      hatch(
        canvas,
        [
          [x - 8, BED + 22],
          [x + 8, BED + 22],
          [x + 14, 400],
          [x - 14, 400],
        ],
        { angle: 90, gap: 5, dark: px => ramp(px, x - 6, x + 12) },
      )
    }
    for (const x of [64, 200, 336])
      line(
        canvas,
        [
          [x, 108],
          [x, BED],
        ],
        { weight: 1.1 },
      )
  })
}
