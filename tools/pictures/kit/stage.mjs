import { beforeEye, createDepth, triangle } from './raster.mjs'
import { facing, normalOf } from './solids.mjs'
import { dot, plus, project, seen, shine, sunCamera, unit, unproject } from './space.mjs'
import { clamp } from './shape.mjs'

const NEAR = 0.3

/**
 * A scene: solids before a camera under one sun. It tells which body is visible at a page point, how dark that point is, and whether a point in space
 * is hidden. burin.mjs does the drawing.
 */
export function createStage({ camera, width = 800, height = 600, sun = [-1, 1.4, -0.6], sunReach = null }) {
  return {
    camera,
    width,
    height,
    sun: unit(sun),
    sunReach,
    bodies: [],
    faces: [],
    view: null,
    shade: null,
    mirror: null,
  }
}

/** Adds a solid to the scene. `paint` darkens it (0..1), `normal(p)` smooths it; with `lit` false it neither casts nor receives shadows. */
export function put(stage, name, body, { paint = 0, normal = null, lit = true } = {}) {
  const owner = stage.bodies.length
  stage.bodies.push({ name, body, paint, normal, lit })
  for (const corners of body.faces) stage.faces.push({ corners, owner })
  return owner
}

function paintFace(target, camera, corners, id) {
  const page = beforeEye(
    corners.map(p => seen(camera, p)),
    NEAR,
  ).map(([x, y, z]) => [camera.centre[0] + (x * camera.focal) / z, camera.centre[1] - (y * camera.focal) / z, z])
  for (let i = 2; i < page.length; i += 1) triangle(target, page[0], page[i - 1], page[i], id, true)
}

function castShadows(stage) {
  const { about, radius } = stage.sunReach
  const light = sunCamera(stage.sun, about, radius, 1400)
  const target = createDepth(1400, 1400)
  stage.faces.forEach(({ corners, owner }, id) => {
    if (!stage.bodies[owner].lit) return
    const page = corners.map(p => shine(light, p))
    for (let i = 2; i < page.length; i += 1) triangle(target, page[0], page[i - 1], page[i], id, false)
  })
  return { light, target, bias: radius * 0.012 }
}

/** Computes visibility and shadows after all solids were added; `water` is the level of a mirror, if there is one. */
export function light(stage, { water = null } = {}) {
  stage.view = createDepth(stage.width, stage.height)
  stage.faces.forEach((face, id) => paintFace(stage.view, stage.camera, face.corners, id))
  stage.shade = stage.sunReach ? castShadows(stage) : null
  if (water === null) return
  stage.water = water
  stage.mirror = createDepth(stage.width, stage.height)
  stage.faces.forEach((face, id) => {
    if (face.corners.every(p => p[1] <= water + 0.01)) return
    paintFace(
      stage.mirror,
      stage.camera,
      face.corners.map(([x, y, z]) => [x, 2 * water - y, z]),
      id,
    )
  })
}

function indexAt(stage, x, y) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  return ix < 0 || iy < 0 || ix >= stage.width || iy >= stage.height ? -1 : iy * stage.width + ix
}

/** Returns the name of the body at a page point, or '' for the sky. */
function nameAt(stage, x, y) {
  const i = indexAt(stage, clamp(x, 0, stage.width - 1), clamp(y, 0, stage.height - 1))
  const face = stage.view.face[i]
  return face < 0 ? '' : stage.bodies[stage.faces[face].owner].name
}

/** Returns the region of the page where any of these bodies is visible ('' is the sky). */
export function sightOf(stage, ...names) {
  return {
    inside: (x, y) => names.includes(nameAt(stage, x, y)),
    left: 0,
    top: 0,
    right: stage.width,
    bottom: stage.height,
  }
}

function inShadow({ shade, sun }, p, n) {
  if (!shade) return false
  const [x, y, z] = shine(shade.light, plus(p, n, shade.bias * 0.6))
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  if (ix < 0 || iy < 0 || ix >= shade.target.width || iy >= shade.target.height || !sun) return false
  return shade.target.depth[iy * shade.target.width + ix] < z - shade.bias * 0.5
}

function darkness(stage, faceId, p) {
  const { corners, owner } = stage.faces[faceId]
  const { paint, normal, lit } = stage.bodies[owner]
  const flat = facing(corners, stage.camera.eye)
  const n = normal ? normal(p) : flat
  const lambert = Math.max(0, dot(n, stage.sun))
  const bright = lit && inShadow(stage, p, flat) ? 0.12 * lambert : lambert
  return clamp(paint + (1 - paint) * (1 - (0.16 + 0.9 * bright)))
}

/** Returns the darkness of a page point from 0 (light) to 1; the sky is 0. */
export function darkAt(stage, x, y) {
  const i = indexAt(stage, x, y)
  if (i < 0 || stage.view.face[i] < 0) return 0
  return darkness(stage, stage.view.face[i], unproject(stage.camera, x, y, stage.view.depth[i]))
}

/** Returns the darkness of the mirror image in the water; `sky` is that of the reflected sky. */
export function mirroredAt(stage, x, y, sky = 0) {
  const i = indexAt(stage, x, y)
  if (i < 0 || stage.mirror.face[i] < 0) return sky
  const [px, py, pz] = unproject(stage.camera, x, y, stage.mirror.depth[i])
  return darkness(stage, stage.mirror.face[i], [px, 2 * stage.water - py, pz])
}

/** Returns the point in space that is visible at a page point, and its normal. */
export function placeAt(stage, x, y) {
  const i = indexAt(stage, x, y)
  if (i < 0 || stage.view.face[i] < 0) return null
  const { corners, owner } = stage.faces[stage.view.face[i]]
  const p = unproject(stage.camera, x, y, stage.view.depth[i])
  const { normal } = stage.bodies[owner]
  return {
    p,
    depth: stage.view.depth[i],
    normal: normal ? normal(p) : normalOf(corners),
    name: stage.bodies[owner].name,
  }
}

/** Returns true if a point in space is visible, so that nothing stands clearly before it. */
export function isSeen(stage, p, slack = 0.012) {
  const [x, y, z] = project(stage.camera, p)
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  if (z < NEAR) return false
  if (ix < 1 || iy < 1 || ix >= stage.width - 1 || iy >= stage.height - 1) return true
  let far = 0
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    far = Math.max(far, stage.view.depth[(iy + dy) * stage.width + ix + dx])
  }
  return z <= far * (1 + slack)
}
