import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const figuresSchema = z.record(z.string(), z.number())
const folder = join('.cache', 'bench')

/** Returns the figures of the previous run; empty at the first run. */
export function lastFigures(name: string): Readonly<Record<string, number>> {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file)) return {}
  return figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Saves the figures of this run for comparison with the next one. */
export function storeFigures(name: string, figures: Readonly<Record<string, number>>): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`)
  return file
}

/** Returns the ratio to the last run's figure, such as `1.08 × last`; empty if there is none. */
export function besideLast(now: number, last: number | undefined): string {
  return last === undefined || last === 0 ? '' : `${(now / last).toFixed(2)} × last`
}
