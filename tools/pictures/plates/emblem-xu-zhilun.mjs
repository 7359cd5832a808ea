import { engrave } from '../kit/shading.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { arc, ramp } from '../kit/shape.mjs'
import { hatch } from '../kit/hatch.mjs'

const [ACROSS, DOWN] = [7, 3]

/** Returns a node of the bent plate: a cantilever fixed on the left and loaded at its free end. */
function node(i, j) {
  const s = i / ACROSS
  const sag = 96 * s * s * (1.5 - 0.5 * s)
  const turn = (96 * (3 * s - 1.5 * s * s)) / 244
  const off = (j / DOWN - 0.5) * 78
  return [72 + 244 * s - off * turn * 0.8, 148 + sag + off]
}

function mesh(canvas) {
  for (let i = 0; i < ACROSS; i += 1) {
    for (let j = 0; j < DOWN; j += 1) {
      const [a, b, c, d] = [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)]
      const halves =
        (i + j) % 2 === 0
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ]
      halves.forEach((half, k) => {
        erase(canvas, half)
        const stress = (1 - i / ACROSS) * Math.abs((j + 0.5) / DOWN - 0.5) * 2
        hatch(canvas, half, { angle: k === 0 ? 12 + i * 4 : 70, gap: 5, dark: 0.2 + 0.75 * stress })
        line(canvas, [...half, half[0]], { weight: 1.5 })
      })
    }
  }
  for (let i = 0; i <= ACROSS; i += 1) {
    for (let j = 0; j <= DOWN; j += 1) {
      erase(canvas, arc(...node(i, j), 4.4))
      line(canvas, arc(...node(i, j), 4), { weight: 1.5 })
    }
  }
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.34 - 0.3 * ramp(y, 40, 130) + 0.3 * ramp(y, 300, 380))
    const wall = [
      [0, 84],
      [66, 84],
      [66, 220],
      [0, 220],
    ]
    shape(canvas, wall)
    hatch(canvas, wall, { angle: -48, gap: 6, dark: 0.8 })
    line(
      canvas,
      [
        [66, 70],
        [66, 236],
      ],
      { weight: 2.1 },
    )
    const still = [
      [72, 109],
      [316, 109],
      [316, 187],
      [72, 187],
    ]
    for (let k = 0; k < 4; k += 1) {
      const [a, b] = [still[k], still[(k + 1) % 4]]
      for (let t = 0; t < 1; t += 0.06)
        line(
          canvas,
          [
            [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
            [a[0] + (b[0] - a[0]) * (t + 0.03), a[1] + (b[1] - a[1]) * (t + 0.03)],
          ],
          { weight: 0.75, ink: 'line' },
        )
    }
    mesh(canvas)
    const [x, y] = node(ACROSS, 0)
    line(
      canvas,
      [
        [x, y - 86],
        [x, y - 18],
      ],
      { weight: 2.1 },
    )
    line(
      canvas,
      [
        [x - 9, y - 30],
        [x, y - 12],
        [x + 9, y - 30],
      ],
      { weight: 2.1 },
    )
    erase(canvas, arc(x, y, 10))
    fill(canvas, arc(x, y, 8), 'ember')
    for (let k = 1; k < 4; k += 1)
      engrave(canvas, arc(x, y, 8 + k * 7, 8 + k * 7, -30, 80), () => 0.7 - k * 0.16, { ink: 'flame' })
  })
}
