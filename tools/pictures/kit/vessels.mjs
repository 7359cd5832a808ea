import { engrave } from './shading.mjs'
import { hatch } from './hatch.mjs'
import { erase, line } from './canvas.mjs'
import { arc, closed, mix, place } from './shape.mjs'

/** Draws a work boat from the side, with its waterline at `at`; `size` is its length. */
export function launch(canvas, at, size, { flip = false } = {}) {
  const hull = place(
    [
      [-0.5, -0.13],
      [0.34, -0.12],
      [0.5, -0.2],
      [0.43, 0],
      [-0.46, 0],
    ],
    at,
    size,
    { flip },
  )
  const cabin = place(
    [
      [-0.3, -0.13],
      [-0.28, -0.3],
      [0.1, -0.3],
      [0.16, -0.13],
    ],
    at,
    size,
    { flip },
  )
  const roof = place(
    [
      [-0.32, -0.3],
      [0.14, -0.3],
      [0.12, -0.33],
      [-0.3, -0.33],
    ],
    at,
    size,
    { flip },
  )
  for (const part of [hull, cabin, roof]) {
    erase(canvas, part)
    line(canvas, closed(part), { weight: 1.5 })
  }
  hatch(canvas, hull, { angle: 2, gap: size / 30, dark: 0.75 })
  for (let i = 0; i < 3; i += 1) {
    const pane = place(
      [
        [-0.22 + i * 0.11, -0.26],
        [-0.15 + i * 0.11, -0.26],
        [-0.15 + i * 0.11, -0.19],
        [-0.22 + i * 0.11, -0.19],
      ],
      at,
      size,
      { flip },
    )
    hatch(canvas, pane, { angle: 60, gap: 2, dark: 0.8 })
    line(canvas, closed(pane), { weight: 0.75 })
  }
  const mast = place(
    [
      [-0.1, -0.33],
      [-0.1, -0.58],
      [-0.1, -0.5],
      [0.02, -0.33],
    ],
    at,
    size,
    { flip },
  )
  line(canvas, mast, { weight: 1.1 })
}

/** Draws a sampan with a curved mat roof, with its waterline at `at`. */
export function sampan(canvas, at, size, { flip = false, mat = true } = {}) {
  const hull = place(
    [
      [-0.5, -0.12],
      [-0.42, -0.07],
      [-0.2, -0.045],
      [0.2, -0.045],
      [0.4, -0.09],
      [0.52, -0.17],
      [0.46, -0.03],
      [0.34, 0.03],
      [-0.3, 0.03],
      [-0.42, -0.02],
    ],
    at,
    size,
    { flip },
  )
  const roof = Array.from({ length: 13 }, (_, i) => [
    mix(-0.26, 0.16, i / 12),
    -0.05 - 0.15 * Math.sin((Math.PI * i) / 12) ** 0.6,
  ])
  if (mat) {
    const cover = place(roof, at, size, { flip })
    erase(canvas, cover)
    line(canvas, cover, { weight: 1.5 })
    for (let i = 1; i < 9; i += 1)
      engrave(
        canvas,
        place(
          [
            [mix(-0.26, 0.16, i / 9), -0.05],
            [mix(-0.25, 0.14, i / 9), -0.05 - 0.145 * Math.sin((Math.PI * i) / 9) ** 0.6],
          ],
          at,
          size,
          { flip },
        ),
        () => 0.3 + i * 0.06,
        { most: 2 },
      )
  }
  erase(canvas, hull)
  line(canvas, closed(hull), { weight: 1.5 })
  hatch(canvas, hull, { angle: 4, gap: Math.max(2.2, size / 45), dark: 0.8 })
}

/** Draws the broken mirror image of a dark object that stands in the water at `at`. */
export function wake(canvas, [x, y], size, { rows = 5, dark = 0.6, ink = 'line' } = {}) {
  for (let i = 0; i < rows; i += 1) {
    const half = size * (0.5 - 0.07 * i) * (i % 2 === 0 ? 1 : 0.82)
    const dy = y + 3 + i * (3 + i * 0.6)
    engrave(
      canvas,
      [
        [x - half, dy],
        [x - half * 0.2, dy + 0.8],
        [x + half * 0.9, dy],
      ],
      () => dark - i * 0.08,
      { ink },
    )
  }
}

/** Draws a bicycle on its stand; `height` is that of the handlebar. */
export function cycle(canvas, [x, y], height, { flip = false } = {}) {
  const put = points => place(points, [x, y], height, { flip })
  const weight = height > 90 ? 1.5 : 1.1
  for (const cx of [-0.55, 0.55]) {
    line(canvas, put(arc(cx, -0.33, 0.33)), { weight })
    line(canvas, put(arc(cx, -0.33, 0.29)), { weight: 0.75 })
    for (let k = 0; k < 8; k += 1)
      line(
        canvas,
        put([
          [cx, -0.33],
          [cx + Math.cos((k * Math.PI) / 4 + 0.2) * 0.29, -0.33 + Math.sin((k * Math.PI) / 4 + 0.2) * 0.29],
        ]),
        { weight: 0.45 },
      )
  }
  const frame = [
    [
      [-0.55, -0.33],
      [-0.05, -0.3],
      [-0.2, -0.82],
      [-0.55, -0.33],
    ],
    [
      [-0.2, -0.76],
      [0.36, -0.82],
      [-0.05, -0.3],
    ],
    [
      [0.55, -0.33],
      [0.34, -0.98],
      [0.24, -1],
      [0.42, -1.02],
    ],
    [
      [-0.32, -0.86],
      [-0.08, -0.86],
    ],
    [
      [-0.55, -0.68],
      [-0.24, -0.68],
      [-0.55, -0.4],
    ],
  ]
  for (const bar of frame) line(canvas, put(bar), { weight: weight + 0.4 })
  line(canvas, put(arc(-0.05, -0.3, 0.08)), { weight })
}
