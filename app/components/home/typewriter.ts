import { useEffect, useState } from 'react'
import { isStill } from './motion.ts'

/** Milliseconds a letter; also the measure of the delay before a visitor is counted (spec 9). */
export const letterTakes = 30

export const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Array.from(text).length, 0)

/** How many letters of the hero's texts are written by now, everything at once where nothing may move; undefined before scripts run. */
export function useTypewriter(letters: number): number | undefined {
  const [written, setWritten] = useState<number>()
  useEffect(() => {
    if (isStill()) {
      setWritten(Number.POSITIVE_INFINITY)
      return undefined
    }
    const started = performance.now()
    const timer = setInterval(() => {
      const now = isStill() ? letters : Math.floor((performance.now() - started) / letterTakes)
      setWritten(now)
      if (now >= letters) clearInterval(timer)
    }, letterTakes)
    setWritten(0)
    return () => clearInterval(timer)
  }, [letters])
  return written
}

/** The part of each text that is written, given how many letters are written of all of them in a row. */
export function writtenParts(texts: readonly string[], written: number): { shown: string; rest: string }[] {
  let left = written
  return texts.map(text => {
    const letters = Array.from(text)
    const count = Math.max(0, Math.min(letters.length, left))
    left -= letters.length
    return { shown: letters.slice(0, count).join(''), rest: letters.slice(count).join('') }
  })
}
