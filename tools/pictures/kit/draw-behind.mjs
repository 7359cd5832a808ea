import { project } from './vectors-and-camera.mjs'

/** Draws behind everything on the scene that is nearer than `depth`. */
export function behind(plate, scene, depth, work) {
  const { width, height, depth: near } = scene.view
  plate.veil = (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)]
    return ix >= 0 && iy >= 0 && ix < width && iy < height && near[iy * width + ix] < depth * 0.985
  }
  work(plate)
  plate.veil = null
}

/** Places something flat (a tree, a figure) in space: `work(plate, foot, size)` draws it on the page at the projected foot and height. */
export function stand(plate, scene, at, height, work) {
  const [x, y, depth] = project(scene.camera, at)
  const [, top] = project(scene.camera, [at[0], at[1] + height, at[2]])
  behind(plate, scene, depth, () => work(plate, [x, y], y - top))
}
