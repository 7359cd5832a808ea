import type PhotoSwipe from 'photoswipe'

const step = 80
const pans: Readonly<Record<string, readonly ['x' | 'y', number]>> = {
  ArrowLeft: ['x', step],
  ArrowRight: ['x', -step],
  ArrowUp: ['y', step],
  ArrowDown: ['y', -step],
}
const zooms: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

/**
 * Handles keys that the library lacks: + and − zoom, arrows move a zoomed picture, Home and End go to the first and the last one. Returns true if
 * the key did something.
 */
export function actOnKey(viewer: PhotoSwipe, key: string): boolean {
  const slide = viewer.currSlide
  if (slide === undefined) return false
  const zoom = zooms[key]
  if (zoom !== undefined) {
    const { fit, max } = slide.zoomLevels
    viewer.zoomTo(Math.min(max, Math.max(fit, slide.currZoomLevel * zoom)), undefined, 0)
    return true
  }
  const [axis, distance] = pans[key] ?? []
  if (axis !== undefined && distance !== undefined && slide.currZoomLevel > slide.zoomLevels.fit) {
    slide.panTo(slide.pan.x + (axis === 'x' ? distance : 0), slide.pan.y + (axis === 'y' ? distance : 0))
    return true
  }
  if (key === 'Home') viewer.goTo(0)
  else if (key === 'End') viewer.goTo(viewer.getNumItems() - 1)
  else return false
  return true
}
