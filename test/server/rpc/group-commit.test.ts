import { describe, expect, it } from 'vitest'
import { GroupCommit } from '#server/rpc/group-commit.ts'

function grouped(minIntervalMs: number) {
  const groups: number[] = []
  const commit = new GroupCommit<number, number>(
    inputs => {
      groups.push(inputs.length)
      return Promise.resolve(inputs)
    },
    { minIntervalMs },
  )
  return { groups, commit }
}

describe('groups with a minimum interval', () => {
  it('run the first call immediately, and join the following calls in the next group', async () => {
    const { groups, commit } = grouped(150)
    const started = performance.now()
    expect(await commit.submit(1)).toBe(1)
    expect(performance.now() - started).toBeLessThan(100)
    const second = commit.submit(2)
    await new Promise(go => setTimeout(go, 10))
    expect(await Promise.all([second, commit.submit(3)])).toEqual([2, 3])
    expect(groups).toEqual([1, 2])
    expect(performance.now() - started).toBeGreaterThan(140)
  })

  it('run early when many calls wait', async () => {
    const { groups, commit } = grouped(60_000)
    await commit.submit(0)
    const waiting = commit.submit(1)
    await new Promise(go => setTimeout(go, 10))
    const others = Promise.all(Array.from({ length: 9 }, (_, n) => commit.submit(2 + n)))
    expect(await waiting).toBe(1)
    expect(await others).toHaveLength(9)
    expect(groups).toEqual([1, 10])
  })
})
