import { byHand, engrave } from '../kit/shading.mjs'
import { flow } from '../kit/flow.mjs'
import { hatch } from '../kit/hatch.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { layered, noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { reeds } from '../kit/plants.mjs'
import { arc, bar, boundsOf, closed, limb, mix, ramp, regionOf, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { sampan, wake } from '../kit/vessels.mjs'
import { water } from '../kit/water.mjs'

const HORIZON = 300
const bankAt = x => 372 + 26 * Math.sin(x / 190 + 0.6) + 8 * noise(x / 40, 2, 4)

function farShore(canvas) {
  for (const [k, tall] of [
    [0, 74],
    [1, 44],
  ]) {
    const ridge = Array.from({ length: 101 }, (_, i) => [
      i * 8,
      HORIZON -
        tall *
          (0.25 + 0.75 * Math.abs(layered(i / 26, k * 7 + 1, { seed: 12, octaves: 5 })) * 1.7) *
          (k === 0 ? ramp(i * 8, 90, 420) : ramp(i * 8, 800, 300)),
    ])
    const body = [...ridge, [800, HORIZON], [0, HORIZON]]
    erase(canvas, body)
    line(canvas, ridge, { weight: 1.1 })
    flow(canvas, regionOf(body), {
      heading: (x, y) => [0.5 + 0.5 * noise(x / 40, y / 30, 3), 0.8],
      dark: (x, y) => 0.5 + 0.5 * layered(x / 50, y / 40, { seed: 5 }) - 0.4 * ramp(y, HORIZON - 20, HORIZON),
      gap: 6.5,
      reach: 40,
    })
  }
}

function flats(canvas) {
  const random = seeded(8)
  const bank = Array.from({ length: 101 }, (_, i) => [i * 8, bankAt(i * 8)])
  const ground = [...bank, [800, 610], [0, 610]]
  erase(canvas, ground)
  line(canvas, bank, { weight: 1.5 })
  for (let k = 1; k < 15; k += 1) {
    const drop = k * k * 1.05 + k * 3
    engrave(
      canvas,
      byHand(
        bank.map(([x, y]) => [x, y + drop + 6 * noise(x / 90, k, 3)]),
        { amount: 1 },
      ),
      x => 0.2 + 0.9 * noise(x / (26 + k * 6), k * 3, 6),
      { most: 1, least: 4 },
    )
  }
  for (let i = 0; i < 70; i += 1) {
    const t = random()
    const [x, y] = [random() * 800, mix(400, 596, t)]
    const r = mix(2, 11, t) * (0.5 + random())
    const stone = arc(x, y, r, r * 0.5, 150, 390)
    line(canvas, stone, { weight: t > 0.5 ? 1.1 : 0.75 })
    if (r > 6)
      for (let n = 0; n < 3; n += 1)
        line(
          canvas,
          [
            [x + r * (0.1 + n * 0.26), y - r * 0.1],
            [x + r * (0.2 + n * 0.22), y + r * 0.34],
          ],
          { weight: 0.75, ink: 'line' },
        )
  }
}

function staffHolder(canvas, [x, y], tall) {
  const half = tall * 0.035
  const staff = [
    [x - half, y],
    [x - half, y - tall],
    [x + half, y - tall],
    [x + half, y],
  ]
  figure(canvas, [x + tall * 0.12, y + 2], tall * 0.66, { pose: POSES.holding, dress: 'gown', dark: 0.75, flip: true })
  erase(canvas, staff)
  for (let k = 0; k < 20; k += 1) {
    const top = y - (tall * (k + 1)) / 20
    const block = [
      [x + (k % 2 === 0 ? -half : 0), top],
      [x + (k % 2 === 0 ? 0 : half), top],
      [x + (k % 2 === 0 ? 0 : half), top + tall / 20],
      [x + (k % 2 === 0 ? -half : 0), top + tall / 20],
    ]
    if (k !== 15 && k !== 16) fill(canvas, block)
  }
  fill(
    canvas,
    [
      [x - half, y - tall * 0.86],
      [x + half, y - tall * 0.86],
      [x + half, y - tall * 0.74],
      [x - half, y - tall * 0.74],
    ],
    'ember',
  )
  line(canvas, closed(staff), { weight: 1.1 })
}

function piece(canvas, outline, { dark = 0, angle = 80, gap = 4.2, weight = 2.1 } = {}) {
  const { left, right } = boundsOf(outline)
  erase(canvas, outline)
  if (dark > 0)
    hatch(canvas, outline, {
      angle,
      gap,
      dark: (x, y) => dark * (0.25 + 0.95 * ramp(x, left, right)) + 0.12 * noise(x / 30, y / 30, 3),
    })
  line(canvas, closed(outline), { weight })
}

function tripod(canvas) {
  for (const [foot, from] of [
    [
      [414, 560],
      [400, 310],
    ],
    [
      [262, 590],
      [384, 310],
    ],
    [
      [498, 604],
      [412, 310],
    ],
  ]) {
    piece(canvas, bar(from, foot, 9, 5), { dark: 0.8, angle: 84, gap: 3.4, weight: 1.5 })
    piece(
      canvas,
      bar(
        [mix(from[0], foot[0], 0.93), mix(from[1], foot[1], 0.93)],
        [foot[0] + (foot[0] - from[0]) * 0.03, foot[1] + 10],
        5,
        1,
      ),
      { dark: 0.9, weight: 1.5 },
    )
  }
  piece(
    canvas,
    [
      [366, 296],
      [430, 296],
      [424, 316],
      [372, 316],
    ],
    { dark: 0.7, angle: 0, gap: 3, weight: 1.5 },
  )
}

/** The level: a brass telescope over its bar, the bubble tube on top, the eyepiece to the right. */
function level(canvas) {
  for (const x of [374, 388, 408, 422])
    piece(
      canvas,
      [
        [x - 4, 284],
        [x + 4, 284],
        [x + 4, 297],
        [x - 4, 297],
      ],
      { dark: 0.6, gap: 2.4, weight: 1.5 },
    )
  piece(
    canvas,
    [
      [356, 274],
      [440, 274],
      [440, 285],
      [356, 285],
    ],
    { dark: 0.6, angle: 0, gap: 3, weight: 1.5 },
  )
  const tube = [
    [318, 236],
    [340, 232],
    [340, 238],
    [438, 240],
    [438, 243],
    [462, 245],
    [462, 263],
    [438, 265],
    [438, 268],
    [340, 270],
    [340, 276],
    [318, 272],
  ]
  piece(canvas, tube, { weight: 1.5 })
  hatch(canvas, tube, { angle: 0.4, gap: 3, dark: (x, y) => 0.1 + 0.9 * ramp(y, 248, 274) + 0.4 * ramp(y, 242, 234) })
  for (const x of [340, 356, 424, 438])
    line(
      canvas,
      [
        [x, 237],
        [x, 271],
      ],
      { weight: 1.5 },
    )
  piece(
    canvas,
    [
      [362, 220],
      [420, 220],
      [424, 226],
      [420, 233],
      [362, 233],
      [358, 226],
    ],
    { weight: 1.5 },
  )
  line(canvas, arc(388, 226, 11, 3.4), { weight: 1.1 })
  piece(canvas, arc(404, 254, 9), { dark: 0.5, gap: 3, weight: 1.5 })
  line(canvas, arc(404, 254, 4), { weight: 1.1 })
}

function student(canvas) {
  const gown = through(
    [
      [512, 292],
      [552, 296],
      [600, 330],
      [628, 392],
      [640, 470],
      [652, 620],
      [476, 620],
      [492, 520],
      [508, 430],
      [504, 372],
      [494, 330],
    ],
    { ring: true, steps: 8 },
  )
  piece(canvas, gown, { dark: 0.78, angle: 78 })
  for (const fold of [
    [
      [590, 400],
      [560, 480],
      [548, 610],
    ],
    [
      [616, 410],
      [606, 500],
      [604, 610],
    ],
    [
      [540, 440],
      [524, 520],
      [516, 610],
    ],
  ])
    engrave(canvas, through(fold, { steps: 8 }), (x, y, t) => 0.5 + t * 0.4, { ink: 'deep' })
  const sleeve = limb(
    [
      [556, 330],
      [512, 402],
      [440, 330],
    ],
    [30, 29, 17],
  )
  piece(canvas, sleeve, { dark: 0.7, angle: 20 })
  piece(
    canvas,
    through(
      [
        [446, 340],
        [426, 320],
        [412, 286],
        [420, 272],
        [432, 276],
        [440, 296],
        [456, 318],
      ],
      { ring: true, steps: 6 },
    ),
    { dark: 0.2, angle: 60, weight: 1.5 },
  )
  piece(
    canvas,
    through(
      [
        [500, 284],
        [508, 318],
        [540, 322],
        [556, 300],
        [540, 276],
      ],
      { ring: true, steps: 6 },
    ),
    { dark: 0.5, weight: 1.5 },
  )
  piece(
    canvas,
    through(
      [
        [474, 236],
        [470, 256],
        [474, 280],
        [488, 300],
        [512, 304],
        [538, 290],
        [548, 262],
        [538, 232],
        [508, 216],
        [484, 222],
      ],
      { ring: true, steps: 8 },
    ),
    { dark: 0.4, angle: 66, gap: 3.6, weight: 1.5 },
  )
  const hair = through(
    [
      [482, 236],
      [476, 224],
      [496, 204],
      [530, 208],
      [554, 234],
      [558, 266],
      [548, 292],
      [528, 304],
      [508, 300],
      [502, 284],
      [508, 272],
      [496, 262],
      [492, 246],
    ],
    { ring: true, steps: 7 },
  )
  erase(canvas, hair)
  fill(canvas, hair)
  for (let k = 0; k < 8; k += 1)
    line(
      canvas,
      through(
        [
          [494 + k * 4, 212 + k],
          [520 + k * 3, 232 + k * 4],
          [536 + k * 1.6, 264 + k * 3],
        ],
        { steps: 6 },
      ),
      { weight: 0.75, ink: 'paper' },
    )
  for (let k = 0; k < 4; k += 1)
    line(
      canvas,
      through(
        [
          [508 + k * 8, 282 + k],
          [514 + k * 8, 292],
          [516 + k * 8, 299 - k],
        ],
        { steps: 4 },
      ),
      { weight: 0.75, ink: 'paper' },
    )
  piece(canvas, arc(504, 268, 7, 11), { weight: 1.5 })
  line(
    canvas,
    through(
      [
        [506, 304],
        [526, 318],
        [554, 306],
      ],
      { steps: 6 },
    ),
    { weight: 2.1 },
  )
}

export function draw() {
  const canvas = createCanvas()
  ruledSky(
    canvas,
    { left: 0, top: 0, right: 800, bottom: HORIZON, inside: (x, y) => y < HORIZON },
    { dark: (x, y) => 0.5 - 0.62 * clouds({ seed: 61, scale: 330 })(x, y), to: HORIZON, gap: 6.5, most: 1 },
  )
  farShore(canvas)
  water(
    canvas,
    { left: 0, top: HORIZON, right: 800, bottom: 420, inside: (x, y) => y > HORIZON },
    { horizon: HORIZON, first: 2.8, grow: 0.03, dark: (x, y) => 0.42 - 0.25 * ramp(y, HORIZON, 380) },
  )
  sampan(canvas, [250, 330], 74)
  wake(canvas, [250, 332], 74, { rows: 3 })
  flats(canvas)
  staffHolder(canvas, [112, 446], 172)
  reeds(canvas, [740, 604], { count: 20, height: 150, spread: 140, seed: 5, lean: -0.3, ears: true })
  tripod(canvas)
  level(canvas)
  student(canvas)
  reeds(canvas, [40, 612], { count: 12, height: 90, spread: 120, seed: 15 })
  return canvas
}
