import { useEffect, useRef } from 'react'
import { isMotionReduced, onMotionChange } from '#app/browser/motion.ts'
import { measureOnWindowEvents, listen } from '#app/components/ui/add-listeners.ts'

/**
 * The river is drawn down to this share of the window's height: `before` at the top of the page, `after` once the reader has scrolled `within`
 * pixels.
 */
const reach = { before: 1, after: 0.74, within: 320 }

/**
 * Draws the river while the reader scrolls down, with a lamp at its end. With reduced motion it is complete. The stretches are part of markup that is
 * replaced with the language of the page (static-part.tsx), and then they are drawn again as far as before.
 */
export function useRiverGrowth() {
  const page = useRef<HTMLDivElement>(null)
  const lamp = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = page.current
    if (element === null) return undefined
    let deepest = 0
    const grow = (): void => {
      const runs = [...element.querySelectorAll<HTMLElement>('[data-run]')]
      if (isMotionReduced()) {
        runs.forEach(run => run.style.removeProperty('clip-path'))
        lamp.current?.classList.remove('is-afloat')
        return
      }
      const set = Math.min(1, scrollY / reach.within)
      deepest = Math.max(deepest, scrollY + innerHeight * (reach.before + (reach.after - reach.before) * set))
      const tip = runs.reduce<HTMLElement | undefined>(
        (found, run) => (show(run, deepest - scrollY) ? run : found),
        undefined,
      )
      float(lamp.current, tip, deepest - scrollY)
    }
    const onLazyLayout = (act: () => void) => listen(element, ['contentvisibilityautostatechange'], act)
    const onReplacement = (act: () => void) => {
      const observer = new MutationObserver(act)
      for (const part of element.querySelectorAll('[data-static-part]')) observer.observe(part, { childList: true })
      return () => observer.disconnect()
    }
    return measureOnWindowEvents(['scroll', 'resize'], grow, [onMotionChange, onLazyLayout, onReplacement])
  }, [])
  return { page, lamp }
}

/** Reveals a stretch down to `head`, in pixels from the top of the window. Returns true if the end of the river lies in it. */
function show(run: HTMLElement, head: number): boolean {
  // Measuring a skipped part would lay it out. Below the window the river has not been drawn yet; above the window it stays drawn.
  if ('checkVisibility' in run && !run.checkVisibility({ contentVisibilityAuto: true })) {
    const part = run.closest('[data-lazy]')?.getBoundingClientRect()
    if (part !== undefined && part.top > 0) run.style.clipPath = 'inset(0 -100vw 100% -100vw)'
    return false
  }
  const { top, height } = run.getBoundingClientRect()
  const part = height === 0 ? 1 : (head - top) / height
  if (part >= 1) run.style.removeProperty('clip-path')
  else run.style.clipPath = `inset(0 -100vw ${((1 - Math.max(0, part)) * 100).toFixed(3)}% -100vw)`
  return part > 0 && part < 1
}

function float(lamp: HTMLElement | null, run: HTMLElement | undefined, head: number): void {
  if (lamp === null) return
  const sheet = [...(run?.querySelectorAll('svg') ?? [])].find(svg => svg.getClientRects().length > 0)
  const line = sheet?.querySelector<SVGPathElement>('.run__line--middle')
  lamp.classList.toggle('is-afloat', line != null && scrollY > 0)
  if (sheet === undefined || line == null) return
  const { top, left, width, height } = sheet.getBoundingClientRect()
  const x = left + (acrossAt(line, ((head - top) / height) * 100) / sheet.viewBox.baseVal.width) * width
  const page = lamp.offsetParent?.getBoundingClientRect()
  lamp.style.transform = `translate(${(x - (page?.left ?? 0)).toFixed(1)}px, ${(head - (page?.top ?? 0)).toFixed(1)}px)`
}

/** Returns the x of a line at a height of its drawing. The line must only run downwards. */
function acrossAt(line: SVGPathElement, height: number): number {
  let [from, to] = [0, line.getTotalLength()]
  for (let step = 0; step < 14; step += 1) {
    const middle = (from + to) / 2
    if (line.getPointAtLength(middle).y < height) from = middle
    else to = middle
  }
  return line.getPointAtLength((from + to) / 2).x
}
