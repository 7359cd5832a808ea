import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { GroupedRead } from '#server/rpc/grouped-read.ts'

describe('grouped reads', () => {
  it('join the next group while one is running, so each begins after its request', async () => {
    const groups: number[][] = []
    const gates: (() => void)[] = []
    const reads = new GroupedRead<number, number>(async inputs => {
      groups.push([...inputs])
      await new Promise<void>(go => gates.push(go))
      return inputs.map(input => input * 10)
    })
    const first = reads.read(1)
    await turn()
    const others = Promise.all([reads.read(2), reads.read(3)])
    expect(groups).toEqual([[1]])
    gates[0]?.()
    expect(await first).toBe(10)
    await expect.poll(() => groups).toEqual([[1], [2, 3]])
    gates[1]?.()
    expect(await others).toEqual([20, 30])
  })

  it('do not wait for a slow one', async () => {
    let isFirst = true
    const reads = new GroupedRead<number, number>(async inputs => {
      if (isFirst) {
        isFirst = false
        await new Promise(() => undefined)
      }
      return inputs
    })
    void reads.read(1)
    await turn()
    expect(await reads.read(2)).toBe(2)
  })

  it('are tried once more when a group of several fails', async () => {
    let failures = 0
    const reads = new GroupedRead<number, number>(async inputs => {
      await Promise.resolve()
      if (inputs.length > 1 && failures < 1) {
        failures += 1
        throw new Error('a broken connection')
      }
      return inputs
    })
    expect(await Promise.all([reads.read(1), reads.read(2), reads.read(3)])).toEqual([1, 2, 3])
    expect(failures).toBe(1)
  })

  it('fail together, and the next group is not affected', async () => {
    let failures = 1
    const reads = new GroupedRead<number, number>(async inputs => {
      await Promise.resolve()
      if (failures > 0) {
        failures -= 1
        throw new Error('away')
      }
      return inputs
    })
    await expect(reads.read(1)).rejects.toThrow('away')
    expect(await reads.read(2)).toBe(2)
    expect(await reads.read(3)).toBe(3)
  })
})
