import { useEffect, useRef } from 'react'
import { isMotionReduced } from '#app/browser/motion.ts'
import { measureOnWindowEvents } from '#app/components/ui/add-listeners.ts'

/**
 * The path of the river through each chapter, in percent of the section. Each path begins where the previous one ends. It runs through the gaps
 * between texts; on a phone, in the outer margin.
 */
const paths = {
  timeline: {
    wide: 'M86 0 C86 6 72 8 66 15 S55 24 56 33 S63 44 61 52 S53 62 55 71 S62 84 61 91 S97 94 97 100',
    narrow:
      'M97.5 0 C99 4 98.8 9 97.5 13 S96.5 22 97.3 27 S98.8 37 97.6 42 S96.5 53 97.4 58 S98.9 68 97.4 73 S96.5 84 97.2 89 S97.5 97 97.5 100',
  },
  mission: {
    wide: 'M97 0 C97 8 78 7 74 14 S90 22 98 27 S98.5 80 98 100',
    narrow: 'M97.5 0 C97.5 6 98.9 10 98.4 17 S96.5 30 97 38 S98.8 50 98 60 S96.6 74 97.2 83 S97.5 95 97.5 100',
  },
  alumni: {
    wide: 'M98 0 C98 9 72 8 68 15 S86 23 98 27 S98.5 86 94 100',
    narrow: 'M97.5 0 C97.5 5 96.4 9 96.7 16 S98.8 29 98.2 38 S96.5 52 97.1 62 S98.9 76 98.2 85 S97.5 96 97.5 100',
  },
  future: {
    wide: 'M94 0 C90 6 74 8 78 15 S95 24 92 32 S80 41 86 47 S97 66 96 100',
    narrow: 'M97.5 0 C97.5 5 98.9 8 98.5 14 S96.5 26 97 34 S98.8 45 98.1 54 S96.5 68 97.1 77 S97.5 95 97.5 100',
  },
  finale: {
    wide: 'M96 0 C96 8 97.8 16 97.6 24 S97 44 97.4 54 S97.5 72 90 77 S74 81 66 87',
    narrow: 'M97.5 0 C97.5 8 96.5 13 96.8 22 S98.8 38 98.2 48 S96.8 66 97.4 76 S92 85 78 89',
  },
} as const

type SectionName = keyof typeof paths

/** The part of the river beside one section of Home. Scrolling draws it; with reduced motion it is complete from the start. */
export function RiverPath({ part }: { part: SectionName }) {
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
      {(['wide', 'narrow'] as const).map(ground => (
        <g key={ground} className={`reach__${ground}`}>
          {['bed', 'bank', 'stream'].map(line => (
            <path key={line} className={`reach__${line}`} d={paths[part][ground]} />
          ))}
        </g>
      ))}
    </svg>
  )
}

const seenAt = 0.8

function useDrawnByScrolling() {
  const river = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const element = river.current
    if (element === null || isMotionReduced()) return undefined
    let inSight = false
    function drawAt({ top, height }: DOMRectReadOnly): void {
      if (element === null || height === 0) return
      const drawn = isMotionReduced() ? 1 : Math.max(0, Math.min(1, (innerHeight * seenAt - top) / height))
      element.style.setProperty('--undrawn', String(1 - drawn))
    }
    // It is measured on scroll only while in view. The observer draws it when it enters and leaves the view.
    const sight = new IntersectionObserver(entries => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        inSight = isIntersecting
        drawAt(boundingClientRect)
      }
    })
    sight.observe(element)
    const stop = measureOnWindowEvents(['scroll', 'resize'], () => {
      if (inSight) drawAt(element.getBoundingClientRect())
    })
    return () => {
      sight.disconnect()
      stop()
    }
  }, [])
  return river
}
