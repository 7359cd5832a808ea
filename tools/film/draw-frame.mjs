// One frame of the night river: the picture of the hero with its water, fires, stars and sparks at a time of the loop.
import { boat, boatFire, emberPath, source, sourceFire, stars, valley, waters } from '../pictures/plates/hero-night.mjs'
import { createCanvas, erase, fill } from '../pictures/kit/canvas.mjs'
import { arc, ramp } from '../pictures/kit/shape.mjs'
import { noise, seeded } from '../pictures/kit/noise.mjs'

const turn = 2 * Math.PI
const still = valley()
const random = seeded(110)

/** A sum of sines whose periods all divide the loop, so that the motion ends where it began. */
function ripples(count, { long, high, quick }) {
  return Array.from({ length: count }, () => ({
    k: turn / (long * (0.5 + random())),
    rounds: 1 + Math.floor(random() * quick),
    start: random() * turn,
    high: (high * (0.6 + 0.8 * random())) / Math.sqrt(count),
  }))
}

const sum = (waves, x, time, shift = 0) =>
  waves.reduce(
    (all, { k, rounds, start, high }) => all + high * Math.sin(k * x - turn * rounds * time + start + shift),
    0,
  )

const swell = ripples(3, { long: 420, high: 3.6, quick: 2 })
const glints = ripples(4, { long: 260, high: 0.3, quick: 2 })
const flutter = ripples(4, { long: 0.9, high: 1, quick: 5 })
const calmFlutter = ripples(3, { long: 1.1, high: 1, quick: 4 })

/** Returns the whole picture at `time` in 0..1, and the brightness of the two fires. */
export function night(time) {
  const { scene, spring, vessel } = still
  const canvas = { ...still.canvas, lines: [...still.canvas.lines], fills: [] }
  stars(canvas, scene, i => 0.82 + 0.3 * Math.sin(turn * (1 + (i % 3)) * time + i * 2.4))
  waters(canvas, scene, spring, vessel, {
    lift: (x, y) => sum(swell, x, time, y / 26),
    glint: (x, y) => sum(glints, x, time, y / 9),
  })
  emberPath(canvas, [vessel[0] - 104, vessel[1] + 22], k => Math.sin(turn * (2 + (k % 2)) * time + k * 1.7))
  source(canvas, spring, (ring, i) => 1 + 0.45 * Math.sin(turn * 2 * time - ring * 1.1 + 0.5 * noise(i, ring)))
  burn(canvas, fire => sourceFire(fire, spring), spring, { height: 40, waves: calmFlutter, time })
  const afloat = [vessel[0] + 1.2 * Math.sin(turn * time), vessel[1] + 1.7 * Math.sin(turn * 2 * time + 1)]
  boat(canvas, afloat)
  const flame = [afloat[0] - 106, afloat[1] - 95]
  burn(canvas, fire => boatFire(fire, afloat), flame, { height: 72, waves: flutter, time })
  rise(canvas, flame, time)
  return { canvas, glow: { spring, flame, bright: 1 + 0.16 * sum(flutter, 0.4, time) } }
}

/** Draws a fire on a separate canvas, sways it more the higher it reaches, and adds it to the canvas. */
function burn(canvas, work, [, y], { height, waves, time }) {
  const sheet = createCanvas({ width: canvas.width, height: canvas.height, night: true })
  work(sheet)
  const sway = ([px, py]) => {
    const up = Math.max(0, (y - py) / height)
    return [px + height * 0.085 * up ** 1.3 * sum(waves, up, time), py - height * 0.06 * up * sum(waves, up + 3, time)]
  }
  const moved = shape => ({ ...shape, points: shape.points.map(sway) })
  const fills = sheet.fills.map(moved)
  if (fills[0] !== undefined) erase(canvas, fills[0].points)
  canvas.fills.push(...fills)
  canvas.lines.push(...sheet.lines.map(moved))
}

const sparks = Array.from({ length: 13 }, (_, i) => ({
  born: i / 13 + 0.04 * random(),
  lives: 0.2 + 0.12 * random(),
  high: 90 + 150 * random(),
  aside: (random() - 0.42) * 90,
  wide: 0.9 + 0.9 * random(),
}))

/** Draws sparks that leave the flame one after another, drift with the air and fade. */
function rise(canvas, [x, y], time) {
  for (const { born, lives, high, aside, wide } of sparks) {
    const age = ((time - born + 1) % 1) / lives
    if (age >= 1) continue
    const eased = 1 - (1 - age) ** 1.6
    const at = [x + 14 + aside * eased + 7 * Math.sin(age * 9 + born * 40), y - 52 - high * eased]
    fill(canvas, arc(...at, wide * ramp(age, 1, 0.45)), age < 0.5 ? 'flame' : 'ember')
  }
}
