import { hatch } from './hatch.mjs'
import { erase, fill, line } from './canvas.mjs'
import { closed } from './shape.mjs'
import { beam, box } from './solids.mjs'
import { project } from './vectors-and-camera.mjs'
import { isSeen } from './scene.mjs'

/** Returns a plain house with a gable roof, whose ridge runs along x; `y` is the ground level. */
export function house({ x0, x1, z0, z1, y = 0, tall = 6, pitch = 3, eaves = 0.7 }) {
  const middle = (z0 + z1) / 2
  const wall = beam(
    [
      [z0, y - 6],
      [z1, y - 6],
      [z1, y + tall],
      [middle, y + tall + pitch - 0.4],
      [z0, y + tall],
    ],
    x0,
    x1,
  )
  const slope = edge =>
    beam(
      [
        [edge + (edge < middle ? -eaves : eaves), y + tall - 0.35],
        [middle, y + tall + pitch],
        [middle, y + tall + pitch + 0.35],
        [edge + (edge < middle ? -eaves : eaves), y + tall],
      ],
      x0 - eaves,
      x1 + eaves,
    )
  return { wall, roofs: [slope(z0), slope(z1)] }
}

/** Returns a chimney or pillar. */
export function post(x, z, half, y0, y1) {
  return box(x - half, x + half, y0, y1, z - half, z + half)
}

/** Returns rows of windows on the front (z = `z`) of a house, as lists of corners in space. */
export function frontPanes({ x0, x1, z, y, rows, count, wide, high, storey = 3.2, sill = 1 }) {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: count }, (_, i) => {
      const x = x0 + ((x1 - x0) * (i + 0.5)) / count
      const low = y + r * storey + sill
      return [
        [x - wide / 2, low, z - 0.05],
        [x + wide / 2, low, z - 0.05],
        [x + wide / 2, low + high, z - 0.05],
        [x - wide / 2, low + high, z - 0.05],
      ]
    }),
  ).flat()
}

/** Returns rows of windows on a side wall (x = `x`). */
export function sidePanes({ z0, z1, x, side = 1, ...rest }) {
  return frontPanes({ x0: z0, x1: z1, z: 0, ...rest }).map(pane => pane.map(([z, y]) => [x + side * 0.05, y, z]))
}

/** Draws the visible window panes; small ones are solid, large ones hatched with a bar. */
export function drawPanes(canvas, scene, panes, { ember = [], weight = 0.75 } = {}) {
  panes.forEach((pane, i) => {
    if (!pane.every(p => isSeen(scene, p, 0.02))) return
    const page = pane.map(p => project(scene.camera, p).slice(0, 2))
    erase(canvas, page)
    line(canvas, closed(page), { weight })
    const width = Math.abs(page[1][0] - page[0][0])
    if (ember.includes(i)) fill(canvas, page, 'ember')
    else if (width < 18) fill(canvas, page)
    else hatch(canvas, page, { angle: 90, gap: 2.3, dark: 0.9 })
    if (!ember.includes(i) && width > 5) {
      line(
        canvas,
        [page[0], page[1]].map(([x, y], k) => [x, (y + page[3 - k][1]) / 2]),
        { weight: 1.1, ink: 'paper' },
      )
    }
  })
}
