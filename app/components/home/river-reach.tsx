import { useEffect, useRef } from 'react'
import { isStill } from './motion.ts'

/** Where the river runs through each chapter, in percent of its ground; each reach begins where the one above it ends. */
const courses = {
  timeline: 'M80 0 C80 9 62 7 58 15 S92 26 64 36 S50 46 66 55 S88 68 60 76 S2 86 4 100',
  mission: 'M4 0 C6 10 40 6 62 10 S97 20 97 34 S96 80 97 100',
  alumni: 'M97 0 C97 12 70 9 50 12 S2 22 2 40 S6 84 40 100',
  future: 'M40 0 C58 7 92 6 94 16 S88 40 96 52 S70 92 60 100',
  finale: 'M60 0 C48 10 74 18 86 30 S96 60 70 72 S30 84 20 100',
} as const

export type Reach = keyof typeof courses

/** One reach of the river that runs down Home: it draws itself as one scrolls, and is whole where nothing may move (design: Space and line). */
export function RiverReach({ reach }: { reach: Reach }) {
  const river = useDrawnByScrolling()
  return (
    <svg ref={river} className="reach" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {['bed', 'bank', 'stream'].map(line => (
        <path key={line} className={`reach__${line}`} d={courses[reach]} pathLength={1} />
      ))}
    </svg>
  )
}

const seenAt = 0.8

function useDrawnByScrolling() {
  const river = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const element = river.current
    if (element === null || isStill()) return undefined
    let asked = 0
    function draw(): void {
      asked = 0
      if (element === null) return
      const { top, height } = element.getBoundingClientRect()
      const drawn = isStill() ? 1 : Math.max(0, Math.min(1, (innerHeight * seenAt - top) / height))
      element.style.setProperty('--undrawn', String(1 - drawn))
    }
    const ask = () => {
      asked ||= requestAnimationFrame(draw)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [])
  return river
}
