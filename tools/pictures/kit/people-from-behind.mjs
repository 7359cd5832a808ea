import { hatch } from './hatch.mjs'
import { erase, fill, line } from './canvas.mjs'
import { arc, boundsOf, clamp, closed, place, ramp, through } from './shape.mjs'

const SHOULDERS = [
  [-0.13, -0.02],
  [-0.3, 0.05],
  [-0.46, 0.16],
  [-0.53, 0.44],
  [-0.57, 0.9],
  [-0.6, 1.7],
  [0.6, 1.7],
  [0.57, 0.9],
  [0.53, 0.44],
  [0.46, 0.16],
  [0.3, 0.05],
  [0.13, -0.02],
]
const NAPE = [
  [-0.11, -0.2],
  [-0.14, 0],
  [0, 0.05],
  [0.14, 0],
  [0.11, -0.2],
]

/** Draws a person close by, from behind and down to the waist; `at` is the nape, `size` the width of the shoulders. */
export function drawPersonFromBehind(
  canvas,
  at,
  size,
  { lean = 0, dark = 0.62, hair = 'short', weight = clamp(size / 60, 1.1, 1.5), flip = false, long = 1.7 } = {},
) {
  const put = points => place(points, at, size, { turn: lean, flip })
  const piece = (outline, tone, angle = 82) => {
    const page = put(outline)
    const { left, right } = boundsOf(page)
    erase(canvas, page)
    if (tone > 0)
      hatch(canvas, page, { angle, gap: clamp(size / 26, 3.6, 4.6), dark: x => tone * (0.24 + ramp(x, left, right)) })
    line(canvas, closed(page), { weight })
  }
  piece(
    through(
      SHOULDERS.map(([x, y]) => [x, y === 1.7 ? long : y]),
      { steps: 6 },
    ),
    dark,
  )
  line(
    canvas,
    put([
      [0, 0.06],
      [0.01, 0.5],
      [0, long],
    ]),
    { weight: 1.1 },
  )
  for (const k of [-1, 1])
    line(
      canvas,
      put(
        through(
          [
            [k * 0.44, 0.62],
            [k * 0.36, 0.5],
            [k * 0.34, 0.3],
          ],
          { steps: 5 },
        ),
      ),
      { weight: 1.1 },
    )
  piece(through(NAPE, { steps: 5 }), 0.3)
  line(
    canvas,
    put(
      through(
        [
          [-0.17, -0.03],
          [-0.08, 0.05],
          [0.08, 0.05],
          [0.17, -0.03],
        ],
        { steps: 5 },
      ),
    ),
    { weight },
  )
  for (const k of [-1, 1]) piece(arc(k * 0.2, -0.3, 0.04, 0.075), 0)
  crownOfHead(canvas, put, piece, hair, size)
}

function crownOfHead(canvas, put, piece, hair, size) {
  const skull = through(
    [
      [-0.13, -0.16],
      [-0.2, -0.3],
      [-0.205, -0.45],
      [-0.13, -0.6],
      [0, -0.65],
      [0.13, -0.6],
      [0.205, -0.45],
      [0.2, -0.3],
      [0.13, -0.16],
      [0, -0.13],
    ],
    { ring: true, steps: 5 },
  )
  if (hair === 'cap') {
    piece(skull, 0.7)
    piece([...arc(0, -0.42, 0.23, 0.24, 180, 360), [0.24, -0.38], [-0.24, -0.38]], 0.35, 20)
    return
  }
  piece(skull, 0)
  const cut = hair === 'long' ? -0.02 : -0.22
  const locks = through(
    [
      [-0.17, cut - 0.05],
      [-0.21, -0.34],
      [-0.205, -0.46],
      [-0.13, -0.61],
      [0, -0.66],
      [0.13, -0.61],
      [0.205, -0.46],
      [0.21, -0.34],
      [0.17, cut - 0.05],
      [0.06, cut],
      [-0.06, cut],
    ],
    { ring: true, steps: 5 },
  )
  fill(canvas, put(locks))
  for (let k = -3; k <= 3; k += size > 60 ? 1 : 2)
    line(
      canvas,
      put(
        through(
          [
            [k * 0.02 - 0.02, -0.62],
            [k * 0.05 - 0.02, -0.5],
            [k * 0.055, -0.3],
          ],
          { steps: 5 },
        ),
      ),
      { weight: 0.75, ink: 'paper' },
    )
}
