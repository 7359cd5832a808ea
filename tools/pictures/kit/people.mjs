import { hatch } from './hatch.mjs'
import { erase, fill, line } from './canvas.mjs'
import { arc, boundsOf, clamp, closed, limb, place, ramp, through } from './shape.mjs'

/**
 * Small anonymous figures, built as jointed dolls and then dressed. Joints are in units of the figure's height, with the feet at (0, 0) and up as
 * negative y.
 */
const STANDING = {
  head: [0, -0.925],
  neck: [0, -0.86],
  waist: [0, -0.56],
  shoulders: [
    [-0.105, -0.815],
    [0.105, -0.815],
  ],
  hips: [
    [-0.06, -0.5],
    [0.06, -0.5],
  ],
  elbows: [
    [-0.13, -0.66],
    [0.13, -0.66],
  ],
  hands: [
    [-0.12, -0.5],
    [0.12, -0.5],
  ],
  knees: [
    [-0.06, -0.27],
    [0.06, -0.27],
  ],
  feet: [
    [-0.065, 0],
    [0.065, 0],
  ],
}

export const POSES = {
  standing: STANDING,
  side: {
    ...STANDING,
    shoulders: [
      [-0.06, -0.815],
      [0.055, -0.815],
    ],
    elbows: [
      [-0.06, -0.66],
      [0.08, -0.66],
    ],
    hands: [
      [0, -0.52],
      [0.12, -0.54],
    ],
  },
  carrying: {
    ...STANDING,
    elbows: [
      [-0.14, -0.65],
      [0.14, -0.65],
    ],
    hands: [
      [-0.15, -0.47],
      [0.16, -0.46],
    ],
    feet: [
      [-0.09, -0.01],
      [0.09, 0],
    ],
  },
  pointing: {
    ...STANDING,
    elbows: [
      [-0.14, -0.66],
      [0.22, -0.8],
    ],
    hands: [
      [-0.11, -0.52],
      [0.36, -0.88],
    ],
  },
  stooping: {
    ...STANDING,
    head: [0.25, -0.83],
    neck: [0.17, -0.785],
    waist: [0.01, -0.57],
    shoulders: [
      [0.04, -0.76],
      [0.17, -0.72],
    ],
    hips: [
      [-0.06, -0.5],
      [0.05, -0.5],
    ],
    elbows: [
      [0.1, -0.58],
      [0.26, -0.62],
    ],
    hands: [
      [0.24, -0.68],
      [0.33, -0.72],
    ],
    knees: [
      [-0.07, -0.26],
      [0.06, -0.26],
    ],
    feet: [
      [-0.1, 0],
      [0.1, 0],
    ],
  },
  walking: {
    ...STANDING,
    shoulders: [
      [-0.07, -0.815],
      [0.07, -0.815],
    ],
    elbows: [
      [-0.13, -0.67],
      [0.1, -0.66],
    ],
    hands: [
      [-0.16, -0.53],
      [0.17, -0.55],
    ],
    knees: [
      [-0.05, -0.27],
      [0.1, -0.28],
    ],
    feet: [
      [-0.15, -0.02],
      [0.12, 0],
    ],
  },
  reaching: {
    ...STANDING,
    elbows: [
      [-0.15, -0.92],
      [0.15, -0.92],
    ],
    hands: [
      [-0.12, -1.07],
      [0.12, -1.07],
    ],
  },
  holding: {
    ...STANDING,
    elbows: [
      [-0.15, -0.67],
      [0.15, -0.67],
    ],
    hands: [
      [-0.05, -0.6],
      [0.05, -0.6],
    ],
  },
  seated: {
    ...STANDING,
    knees: [
      [-0.1, -0.36],
      [0.12, -0.36],
    ],
    feet: [
      [-0.08, -0.2],
      [0.12, -0.2],
    ],
  },
}

function pieceOf(canvas, { at, height, flip, weight }) {
  return (outline, { dark = 0, angle = 84, gap = clamp(height / 44, 2.2, 4.2), ring = true, ink = 'line' } = {}) => {
    const page = place(outline, at, height, { flip })
    erase(canvas, page)
    const { left, right } = boundsOf(page)
    const lit = x => dark * (0.16 + 1.05 * ramp(x, left + (right - left) * 0.1, right))
    if (dark > 0) hatch(canvas, page, { angle: flip ? -angle : angle, gap, dark: lit, ink, most: 3 })
    line(canvas, ring ? closed(page) : page, { weight })
  }
}

function legs(piece, pose, dark) {
  for (const k of [0, 1]) {
    const [hx, hy] = pose.hips[k]
    piece(limb([[hx, hy + 0.06], pose.knees[k], pose.feet[k]], [0.054, 0.043, 0.034]), { dark, ring: false })
    const [x, y] = pose.feet[k]
    piece(arc(x + 0.01, y, 0.036, 0.015), { dark: 0.9 })
  }
}

function trunk(pose) {
  const [[lx, ly], [rx, ry]] = pose.shoulders
  const [[hx, hy], [kx, ky]] = pose.hips
  const [nx, ny] = pose.neck
  const [wx, wy] = pose.waist
  return through(
    [
      [nx - 0.03, ny + 0.005],
      [lx - 0.006, ly - 0.012],
      [lx - 0.016, ly + 0.05],
      [wx - 0.082, wy],
      [hx - 0.034, hy + 0.05],
      [(hx + kx) / 2, hy + 0.06],
      [kx + 0.034, ky + 0.05],
      [wx + 0.082, wy],
      [rx + 0.016, ry + 0.05],
      [rx + 0.006, ry - 0.012],
      [nx + 0.03, ny + 0.005],
    ],
    { ring: true, steps: 4 },
  )
}

function gown(pose) {
  const [[lx, ly], [rx, ry]] = pose.shoulders
  const [nx, ny] = pose.neck
  const [wx, wy] = pose.waist
  const [[fx], [gx]] = pose.feet
  return through(
    [
      [nx - 0.03, ny],
      [lx - 0.015, ly],
      [lx - 0.02, ly + 0.07],
      [wx - 0.085, wy],
      [wx - 0.11, wy + 0.2],
      [fx - 0.065, -0.045],
      [(fx + gx) / 2, -0.03],
      [gx + 0.065, -0.045],
      [wx + 0.12, wy + 0.2],
      [wx + 0.085, wy],
      [rx + 0.02, ry + 0.07],
      [rx + 0.015, ry],
      [nx + 0.03, ny],
    ],
    { ring: true, steps: 4 },
  )
}

const HATS = {
  hair: ([x, y]) => [
    ...arc(x, y - 0.006, 0.044, 0.058, 170, 370),
    [x + 0.03, y + 0.028],
    [x, y + 0.036],
    [x - 0.03, y + 0.028],
  ],
  cap: ([x, y]) => [...arc(x, y - 0.02, 0.056, 0.045, 180, 360), [x + 0.085, y - 0.012], [x - 0.05, y - 0.005]],
  helmet: ([x, y]) => [...arc(x, y - 0.018, 0.062, 0.056, 180, 360), [x + 0.075, y - 0.005], [x - 0.075, y - 0.005]],
  straw: ([x, y]) => [
    [x - 0.13, y - 0.008],
    [x - 0.03, y - 0.075],
    [x, y - 0.1],
    [x + 0.03, y - 0.075],
    [x + 0.13, y - 0.008],
    [x, y + 0.012],
  ],
}

/** Draws one figure. `dress` is 'gown', 'suit' or 'work'; `behind` lists the arms (0, 1) behind the body. */
export function figure(
  canvas,
  at,
  height,
  {
    pose = POSES.standing,
    dress = 'suit',
    hat = 'hair',
    dark = 0.62,
    flip = false,
    behind = [],
    weight = clamp(height / 90, 0.75, 1.9),
  } = {},
) {
  const piece = pieceOf(canvas, { at, height, flip, weight })
  const arm = k => {
    piece(
      limb(
        [pose.shoulders[k], pose.elbows[k], pose.hands[k]],
        dress === 'gown' ? [0.034, 0.037, 0.036] : [0.034, 0.031, 0.021],
      ),
      { dark: dark * 0.9, angle: k === 0 ? 74 : 100, ring: false },
    )
    piece(arc(pose.hands[k][0], pose.hands[k][1] + 0.01, 0.014, 0.018))
  }
  for (const k of behind) arm(k)
  if (dress === 'gown') {
    for (const [x, y] of pose.feet) piece(arc(x + 0.01, y - 0.01, 0.04, 0.018), { dark: 0.9 })
    piece(gown(pose), { dark })
  } else {
    legs(piece, pose, dress === 'work' ? dark * 0.6 : dark)
    piece(trunk(pose), { dark: dress === 'work' ? dark * 0.8 : dark })
  }
  for (const k of [0, 1]) if (!behind.includes(k)) arm(k)
  const [hx, hy] = pose.head
  piece(
    [
      [hx - 0.022, hy + 0.03],
      [hx - 0.026, hy + 0.075],
      [hx + 0.026, hy + 0.075],
      [hx + 0.022, hy + 0.03],
    ],
    { ring: false },
  )
  piece(arc(hx, hy, 0.041, 0.056))
  const top = HATS[hat]([hx, hy])
  if (hat === 'hair') fill(canvas, place(top, at, height, { flip }))
  else piece(top, { dark: hat === 'straw' ? 0.4 : 0.3, angle: 20 })
}
