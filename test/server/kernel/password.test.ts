import { describe, expect, it } from 'vitest'
import { Passwords } from '#server/kernel/password.ts'

describe('passwords', () => {
  const passwords = new Passwords()

  it('are hashed with argon2id, at least as costly as OWASP recommends', async () => {
    const [, kind, version, parameters = ''] = (await passwords.hash('江河 secret')).split('$')
    expect([kind, version, ...parameters.split(',').sort()]).toEqual(['argon2id', 'v=19', 'm=19456', 'p=1', 't=2'])
  })

  it('differ from others down to the last character', async () => {
    const kept = await passwords.hash('江河 secret')
    expect(await passwords.verify(kept, '江河 secret')).toBe(true)
    expect(await passwords.verify(kept, '江河 secre')).toBe(false)
    expect(await passwords.verify(kept, '江河 Secret')).toBe(false)
    expect(await passwords.verify(kept, '')).toBe(false)
  })

  it('that are equal have different hashes', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')])
    expect(one).not.toBe(other)
  })

  it('of unknown accounts are never right, and take about as long to check', async () => {
    const kept = await passwords.hash('secret')
    const [real, nobody] = await costs(
      () => passwords.verify(kept, 'wrong'),
      () => passwords.check(() => Promise.resolve(null), 'wrong'),
    )
    expect(await passwords.check(() => Promise.resolve(null), 'wrong')).toBeNull()
    expect(nobody / real).toBeGreaterThan(0.3)
    expect(nobody / real).toBeLessThan(3)
  })
})

describe('the queue of password checks', () => {
  it('refuses beyond its places with a retry time, and works again after the burst', async () => {
    const narrow = new Passwords({ concurrency: 1, maxWaiting: 2 })
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => narrow.hash('secret')))
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(tries.at(-1)).toMatchObject({ reason: { kind: 'too_many', code: 'site.busy', params: { seconds: 10 } } })
    expect(await narrow.hash('secret')).toContain('$argon2id$')
  })

  it('continues after a failed check', async () => {
    const narrow = new Passwords({ concurrency: 1 })
    const [broken, good] = await Promise.allSettled([narrow.verify('not a hash', 'secret'), narrow.hash('secret')])
    expect(broken.status).toBe('rejected')
    expect(good.status).toBe('fulfilled')
  })

  it('alternates between senders: a burst from one address delays another by one hash', async () => {
    const narrow = new Passwords({ concurrency: 1 })
    const done: string[] = []
    const hash = (address: string) => narrow.hash('secret', [address]).then(() => done.push(address))
    await Promise.all([...Array.from({ length: 6 }, () => hash('burst')), hash('other')])
    expect(done.indexOf('other')).toBeLessThanOrEqual(2)
  })

  it('runs two checks at the same time when configured', async () => {
    const pair = new Passwords({ concurrency: 2, maxWaiting: 0 })
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => pair.hash('secret')))
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })
})

/** Returns the shortest of nine times of each, measured alternately, so that the load of the machine matters less. */
async function costs(...works: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < 9; run += 1) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      times[index]?.push(performance.now() - start)
    }
  }
  return [Math.min(...times[0]), Math.min(...times[1])]
}
