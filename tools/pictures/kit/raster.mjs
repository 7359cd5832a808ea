/** Creates a depth buffer: for every pixel the nearest depth and its face. */
export function createDepth(width, height) {
  return {
    width,
    height,
    depth: new Float32Array(width * height).fill(Infinity),
    face: new Int32Array(width * height).fill(-1),
  }
}

function edge(a, b, x, y) {
  return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
}

/** Fills one triangle with corners [x, y, depth]. `persp` interpolates 1/depth, as perspective requires. */
export function triangle(target, a, b, c, face, persp) {
  const area = edge(a, b, c[0], c[1])
  if (Math.abs(area) < 1e-9) return
  const x0 = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])))
  const x1 = Math.min(target.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const y0 = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])))
  const y1 = Math.min(target.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  const depths = persp ? [1 / a[2], 1 / b[2], 1 / c[2]] : [a[2], b[2], c[2]]
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const u = edge(b, c, x + 0.5, y + 0.5) / area
      const v = edge(c, a, x + 0.5, y + 0.5) / area
      const w = 1 - u - v
      if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue
      const mixed = u * depths[0] + v * depths[1] + w * depths[2]
      const z = persp ? 1 / mixed : mixed
      const i = y * target.width + x
      if (z < target.depth[i]) {
        target.depth[i] = z
        target.face[i] = face
      }
    }
  }
}

/** Clips a polygon in camera space (right, up, depth) at the near plane. */
export function beforeEye(points, near) {
  const out = []
  for (let i = 0; i < points.length; i += 1) {
    const a = points[i]
    const b = points[(i + 1) % points.length]
    if (a[2] >= near) out.push(a)
    if (a[2] >= near !== b[2] >= near) {
      const t = (near - a[2]) / (b[2] - a[2])
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near])
    }
  }
  return out
}
