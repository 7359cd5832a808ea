import { project } from './vectors-and-camera.mjs'

/** Draws behind everything on the scene that is nearer than `depth`. */
export function drawBehind(canvas, scene, depth, work) {
  const { width, height, depth: near } = scene.view
  canvas.veil = (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)]
    return ix >= 0 && iy >= 0 && ix < width && iy < height && near[iy * width + ix] < depth * 0.985
  }
  work(canvas)
  canvas.veil = null
}

/** Places something flat (a tree, a figure) in space: `work(canvas, foot, size)` draws it on the page at the projected foot and height. */
export function drawStanding(canvas, scene, at, height, work) {
  const [x, y, depth] = project(scene.camera, at)
  const [, top] = project(scene.camera, [at[0], at[1] + height, at[2]])
  drawBehind(canvas, scene, depth, () => work(canvas, [x, y], y - top))
}
