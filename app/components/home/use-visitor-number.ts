import { useEffect, useRef, useState } from 'react'
import { countVisitorOnLeave, countVisitor, ownVisitorNumber } from '#app/browser/count-visitor.ts'
import { firstNumber, sixDigits } from '#app/i18n/visitor-number.ts'
import { letterDuration } from './typewriter.ts'
import { isMotionReduced } from '#app/browser/motion.ts'

const stepEvery = 30
const countedAfterTyping = 500

/** Returns the next number while counting up: 5 to 14 more, never beyond the target. */
export const nextCount = (from: number, target: number, random = Math.random) =>
  Math.min(target, from + 5 + Math.floor(random() * 10))

export const countStart = (target: number) => Math.max(firstNumber, target - 100)

interface VisitorNumbers {
  /** The number of visitors so far; null if the database cannot be read. */
  total: number | null
  /** The number that this browser got on an earlier visit. */
  own: number | null
}

/**
 * Returns the digits of the visitor line. They count up to the total and then, once this visitor is counted, to the visitor's own number; never down
 * (docs/product.md#visitor-number).
 */
export function useVisitorNumber({ total, own }: VisitorNumbers, letters: number): string {
  // The page is the same for all visitors, so the browser looks up its own number itself.
  const [target, setTarget] = useState<number | null | undefined>(undefined)
  const shown = useCountUp(target == null ? target : target + firstNumber)
  useEffect(() => {
    setTarget(before => before ?? own ?? ownVisitorNumber() ?? total)
  }, [own, total])
  useEffect(() => {
    const raise = (number: number) => setTarget(before => Math.max(before ?? 0, number))
    return countAfter(isMotionReduced() ? countedAfterTyping : letters * letterDuration + countedAfterTyping, raise)
  }, [letters])
  return shown
}

// Counts the visitor after `delay` milliseconds. A visitor who leaves earlier is counted by a beacon.
function countAfter(delay: number, raise: (number: number) => void): () => void {
  const timer = setTimeout(() => {
    removeEventListener('pagehide', leave)
    void countVisitor().then(number => number === undefined || raise(number))
  }, delay)
  function leave(): void {
    clearTimeout(timer)
    countVisitorOnLeave()
  }
  addEventListener('pagehide', leave, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pagehide', leave)
  }
}

function useCountUp(target: number | null | undefined): string {
  const [digits, setDigits] = useState('000000')
  const reached = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (target === undefined) return undefined
    if (target === null) {
      setDigits('------')
      return undefined
    }
    let current = isMotionReduced() ? target : Math.max(reached.current ?? 0, countStart(target))
    const show = () => {
      reached.current = current
      setDigits(sixDigits(current))
    }
    show()
    const timer = setInterval(() => {
      if (current >= target) return clearInterval(timer)
      current = nextCount(current, target)
      show()
    }, stepEvery)
    return () => clearInterval(timer)
  }, [target])
  return digits
}
