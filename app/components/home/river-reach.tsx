import { useEffect, useRef } from 'react'
import { isStill } from '#app/browser/motion.ts'

/** Where the river runs through each chapter, in percent of its ground; each reach begins where the one above it ends. */
const courses = {
  timeline: 'M86 0 C86 8 66 9 60 17 S48 26 55 34 S64 44 56 52 S48 62 57 70 S66 80 78 86 S97 92 97 100',
  mission: 'M97 0 C97 8 78 7 74 14 S90 22 98 27 S98.5 80 98 100',
  alumni: 'M98 0 C98 9 72 8 68 15 S86 23 98 27 S98.5 86 94 100',
  future: 'M94 0 C90 6 74 8 78 15 S95 24 92 32 S80 41 86 47 S97 66 96 100',
  finale: 'M96 0 C96 7 80 9 70 16 S60 28 68 38 S58 52 52 60 S40 72 36 82',
} as const

export type Reach = keyof typeof courses

/** One reach of the river that runs down Home: it draws itself as one scrolls, and is whole where nothing may move (design: Space and line). */
export function RiverReach({ reach }: { reach: Reach }) {
  const river = useDrawnByScrolling()
  return (
    <svg
      ref={river}
      className="reach"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {['bed', 'bank', 'stream'].map(line => (
        <path key={line} className={`reach__${line}`} d={courses[reach]} />
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
