import { beforeEye, createDepth, triangle } from './raster.mjs'
import { facing, normalOf } from './solids.mjs'
import { dot, plus, project, seen, shine, sunCamera, unit, unproject } from './vectors-and-camera.mjs'
import { clamp } from './shape.mjs'

const NEAR = 0.3

/**
 * A scene: solids before a camera under one sun. It tells which body is visible at a page point, how dark that point is, and whether a point in space
 * is hidden. shading.mjs does the drawing.
 */
export function createScene({ camera, width = 800, height = 600, sun = [-1, 1.4, -0.6], sunReach = null }) {
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
export function put(scene, name, body, { paint = 0, normal = null, lit = true } = {}) {
  const owner = scene.bodies.length
  scene.bodies.push({ name, body, paint, normal, lit })
  for (const corners of body.faces) scene.faces.push({ corners, owner })
  return owner
}

function paintFace(target, camera, corners, id) {
  const page = beforeEye(
    corners.map(p => seen(camera, p)),
    NEAR,
  ).map(([x, y, z]) => [camera.centre[0] + (x * camera.focal) / z, camera.centre[1] - (y * camera.focal) / z, z])
  for (let i = 2; i < page.length; i += 1) triangle(target, page[0], page[i - 1], page[i], id, true)
}

function castShadows(scene) {
  const { about, radius } = scene.sunReach
  const light = sunCamera(scene.sun, about, radius, 1400)
  const target = createDepth(1400, 1400)
  scene.faces.forEach(({ corners, owner }, id) => {
    if (!scene.bodies[owner].lit) return
    const page = corners.map(p => shine(light, p))
    for (let i = 2; i < page.length; i += 1) triangle(target, page[0], page[i - 1], page[i], id, false)
  })
  return { light, target, bias: radius * 0.012 }
}

/** Computes visibility and shadows after all solids were added; `water` is the level of a mirror, if there is one. */
export function light(scene, { water = null } = {}) {
  scene.view = createDepth(scene.width, scene.height)
  scene.faces.forEach((face, id) => paintFace(scene.view, scene.camera, face.corners, id))
  scene.shade = scene.sunReach ? castShadows(scene) : null
  if (water === null) return
  scene.water = water
  scene.mirror = createDepth(scene.width, scene.height)
  scene.faces.forEach((face, id) => {
    if (face.corners.every(p => p[1] <= water + 0.01)) return
    paintFace(
      scene.mirror,
      scene.camera,
      face.corners.map(([x, y, z]) => [x, 2 * water - y, z]),
      id,
    )
  })
}

function indexAt(scene, x, y) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  return ix < 0 || iy < 0 || ix >= scene.width || iy >= scene.height ? -1 : iy * scene.width + ix
}

/** Returns the name of the body at a page point, or '' for the sky. */
function nameAt(scene, x, y) {
  const i = indexAt(scene, clamp(x, 0, scene.width - 1), clamp(y, 0, scene.height - 1))
  const face = scene.view.face[i]
  return face < 0 ? '' : scene.bodies[scene.faces[face].owner].name
}

/** Returns the region of the page where any of these bodies is visible ('' is the sky). */
export function sightOf(scene, ...names) {
  return {
    inside: (x, y) => names.includes(nameAt(scene, x, y)),
    left: 0,
    top: 0,
    right: scene.width,
    bottom: scene.height,
  }
}

function inShadow({ shade, sun }, p, n) {
  if (!shade) return false
  const [x, y, z] = shine(shade.light, plus(p, n, shade.bias * 0.6))
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  if (ix < 0 || iy < 0 || ix >= shade.target.width || iy >= shade.target.height || !sun) return false
  return shade.target.depth[iy * shade.target.width + ix] < z - shade.bias * 0.5
}

function darkness(scene, faceId, p) {
  const { corners, owner } = scene.faces[faceId]
  const { paint, normal, lit } = scene.bodies[owner]
  const flat = facing(corners, scene.camera.eye)
  const n = normal ? normal(p) : flat
  const lambert = Math.max(0, dot(n, scene.sun))
  const bright = lit && inShadow(scene, p, flat) ? 0.12 * lambert : lambert
  return clamp(paint + (1 - paint) * (1 - (0.16 + 0.9 * bright)))
}

/** Returns the darkness of a page point from 0 (light) to 1; the sky is 0. */
export function darkAt(scene, x, y) {
  const i = indexAt(scene, x, y)
  if (i < 0 || scene.view.face[i] < 0) return 0
  return darkness(scene, scene.view.face[i], unproject(scene.camera, x, y, scene.view.depth[i]))
}

/** Returns the darkness of the mirror image in the water; `sky` is that of the reflected sky. */
export function mirroredAt(scene, x, y, sky = 0) {
  const i = indexAt(scene, x, y)
  if (i < 0 || scene.mirror.face[i] < 0) return sky
  const [px, py, pz] = unproject(scene.camera, x, y, scene.mirror.depth[i])
  return darkness(scene, scene.mirror.face[i], [px, 2 * scene.water - py, pz])
}

/** Returns the point in space that is visible at a page point, and its normal. */
export function placeAt(scene, x, y) {
  const i = indexAt(scene, x, y)
  if (i < 0 || scene.view.face[i] < 0) return null
  const { corners, owner } = scene.faces[scene.view.face[i]]
  const p = unproject(scene.camera, x, y, scene.view.depth[i])
  const { normal } = scene.bodies[owner]
  return {
    p,
    depth: scene.view.depth[i],
    normal: normal ? normal(p) : normalOf(corners),
    name: scene.bodies[owner].name,
  }
}

/** Returns true if a point in space is visible, so that nothing stands clearly before it. */
export function isSeen(scene, p, slack = 0.012) {
  const [x, y, z] = project(scene.camera, p)
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  if (z < NEAR) return false
  if (ix < 1 || iy < 1 || ix >= scene.width - 1 || iy >= scene.height - 1) return true
  let far = 0
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    far = Math.max(far, scene.view.depth[(iy + dy) * scene.width + ix + dx])
  }
  return z <= far * (1 + slack)
}
