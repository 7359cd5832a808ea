/** Returns a deterministic generator of numbers in 0..1; the same seed always draws the same picture. */
export function seeded(seed) {
  let state = seed >>> 0
  return function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function corner(ix, iy, seed) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed + 1, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  return (((h ^ (h >>> 16)) >>> 0) / 4294967295) * 2 - 1
}

function ease(t) {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Returns smooth value noise in -1..1. */
export function noise(x, y = 0, seed = 0) {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const u = ease(x - ix)
  const v = ease(y - iy)
  const top = corner(ix, iy, seed) * (1 - u) + corner(ix + 1, iy, seed) * u
  const low = corner(ix, iy + 1, seed) * (1 - u) + corner(ix + 1, iy + 1, seed) * u
  return top * (1 - v) + low * v
}

/** Returns noise summed over octaves, about -1..1. */
export function layered(x, y = 0, { octaves = 4, seed = 0, gain = 0.5 } = {}) {
  let sum = 0
  let size = 1
  let total = 0
  for (let i = 0; i < octaves; i += 1) {
    sum += size * noise(x * 2 ** i, y * 2 ** i, seed + i * 17)
    total += size
    size *= gain
  }
  return sum / total
}

/** Returns noise folded into sharp crests, 0..1, for mountains. */
export function crested(x, y = 0, { octaves = 4, seed = 0, gain = 0.5 } = {}) {
  let sum = 0
  let size = 1
  let total = 0
  let previous = 1
  for (let i = 0; i < octaves; i += 1) {
    const crest = (1 - Math.abs(noise(x * 2 ** i, y * 2 ** i, seed + i * 31))) ** 2
    sum += crest * size * previous
    total += size
    previous = crest
    size *= gain
  }
  return sum / total
}
