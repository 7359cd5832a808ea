export function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function plus(a, b, k = 1) {
  return [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
}

export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function unit(a) {
  const size = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / size, a[1] / size, a[2] / size]
}

/**
 * Creates a camera at `eye` (x right, y up, z away), turned by `yaw` and `pitch` degrees; `focal` is in page units, `centre` the page point it looks
 * at. With pitch 0, vertical lines stay vertical and centre[1] is the horizon.
 */
export function createCamera({ eye, yaw = 0, pitch = 0, focal = 800, centre = [400, 300] }) {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const ahead = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)]
  const right = [Math.cos(a), 0, -Math.sin(a)]
  const up = cross(ahead, right)
  return { eye, ahead, right, up, focal, centre }
}

/** Returns a point in camera space: right, up, depth. */
export function seen(camera, p) {
  const d = minus(p, camera.eye)
  return [dot(d, camera.right), dot(d, camera.up), dot(d, camera.ahead)]
}

/** Returns the page coordinates of a point, with its depth as the third value. */
export function project(camera, p) {
  const [x, y, z] = seen(camera, p)
  const k = camera.focal / Math.max(z, 1e-6)
  return [camera.centre[0] + x * k, camera.centre[1] - y * k, z]
}

/** Returns the point at a page position and depth. */
export function unproject(camera, x, y, depth) {
  const sx = ((x - camera.centre[0]) / camera.focal) * depth
  const sy = ((camera.centre[1] - y) / camera.focal) * depth
  return plus(plus(plus(camera.eye, camera.ahead, depth), camera.right, sx), camera.up, sy)
}

/** Creates a camera for parallel light; `sun` points to the light. It covers a sphere around `about`. */
export function sunCamera(sun, about, radius, size) {
  const toLight = unit(sun)
  const ahead = [-toLight[0], -toLight[1], -toLight[2]]
  const right = unit(cross(Math.abs(ahead[1]) > 0.98 ? [0, 0, 1] : [0, 1, 0], ahead))
  const up = cross(ahead, right)
  const eye = plus(about, ahead, -radius * 2)
  return { eye, ahead, right, up, scale: size / (radius * 2), size }
}

export function shine(sun, p) {
  const [x, y, z] = seen(sun, p)
  return [sun.size / 2 + x * sun.scale, sun.size / 2 - y * sun.scale, z]
}
