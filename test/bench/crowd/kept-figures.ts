import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const kept = z.record(z.string(), z.number())
const folder = join('.cache', 'bench')

/** The figures of the run before this one; none at the first run. */
export function lastFigures(name: string): Readonly<Record<string, number>> {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return {}
  return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Keeps the figures of this run for the next one to be compared with. */
export function keepFigures(name: string, figures: Readonly<Record<string, number>>): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`)
  return file
}

/** How much of the last run's figure this one is, such as `1.08 × last`; empty where there is none to compare with. */
export function besideLast(now: number, last: number | undefined): string {
  return last === undefined || last === 0 ? '' : `${(now / last).toFixed(2)} × last`
}
