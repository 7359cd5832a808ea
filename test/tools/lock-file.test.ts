import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const packages = Object.entries(lock.packages)

test('the lock file names no registry host', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('the lock file has the packages of every system, so that npm ci works on each', () => {
  const locked = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')))
  const named = packages.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(name => !locked.has(name))).toEqual([])
})
