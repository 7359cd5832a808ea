import { describe, expect, it } from 'vitest'
import { DatabaseChanges } from '#server/rpc/database-changes.ts'
import { SharedCache, type Cacheable } from '#server/rpc/shared-cache.ts'
import { seconds } from '#server/kernel/clock.ts'
import { testClock } from '#test/support/clock.ts'

const kilobyte = 1024

function setup() {
  const clock = testClock()
  const changes = new DatabaseChanges()
  changes.markComplete()
  const memory = new SharedCache<string>(changes, clock)
  return { clock, changes, memory }
}

const page = (result: string, traits: Partial<Cacheable<string>> = {}): Cacheable<string> => ({
  value: result,
  size: kilobyte,
  isCacheable: true,
  tags: new Set(['article:7']),
  hasCounts: false,
  ...traits,
})

const now = (result: string, traits?: Partial<Cacheable<string>>) => () => Promise.resolve(page(result, traits))

const never = () => Promise.reject(new Error('nobody asked for this'))

/** A page whose rendering ends when the test calls `finish`. */
function later(result: string, traits?: Partial<Cacheable<string>>) {
  const { promise, resolve } = Promise.withResolvers<Cacheable<string>>()
  let made = 0
  return {
    make() {
      made += 1
      return promise
    },
    finish: () => resolve(page(result, traits)),
    times: () => made,
  }
}

describe('a cached page', () => {
  it('can be looked for without being made again', async () => {
    const { memory, clock } = setup()
    await memory.make('/', now('first', { hasCounts: true }))
    clock.advance(seconds(3))
    expect(memory.has('/')).toBe(true)
    const again = later('second', { hasCounts: true })
    memory.find('/', again.make)
    expect(again.times()).toBe(1)
    clock.advance(seconds(2))
    expect(memory.has('/')).toBe(false)
  })

  it('is not kept if ten thousand other things changed while it was made, since it may show one of them', async () => {
    const { memory, changes } = setup()
    const slow = later('first')
    const made = memory.make('/articles/7', slow.make)
    for (let id = 10; id < 10_011; id += 1) changes.notify(`article:${id}:`)
    slow.finish()
    expect(await made).toBe('first')
    expect(memory.find('/articles/7', never)).toBeUndefined()
  })

  it('stays until something that it shows changes', async () => {
    const { memory, changes, clock } = setup()
    await memory.make('/articles/7', now('first'))
    changes.notify('article:8:')
    changes.notify('comment:1:8')
    clock.advance(seconds(3600))
    expect(memory.find('/articles/7', never)).toBe('first')
    changes.notify('article:7:')
    expect(memory.find('/articles/7', never)).toBeUndefined()
  })

  it('is dropped when a row below its parent changes, and a list when any row of its kind changes', async () => {
    const { memory, changes } = setup()
    await memory.make('post', now('post', { tags: new Set(['reply@3']) }))
    await memory.make('list', now('list', { tags: new Set(['reply']) }))
    changes.notify('reply:9:4')
    expect([memory.find('post', never), memory.find('list', never)]).toEqual(['post', undefined])
    changes.notify('reply:9:3')
    expect(memory.find('post', never)).toBeUndefined()
  })

  it('is rendered once for all concurrent requests', async () => {
    const { memory } = setup()
    const { make, finish, times } = later('shared')
    const results = Promise.all(Array.from({ length: 1000 }, () => memory.make('/', make)))
    finish()
    expect(new Set(await results)).toEqual(new Set(['shared']))
    expect(times()).toBe(1)
  })

  it('is not stored when its content changed during the rendering; later requests get a new rendering', async () => {
    const { memory, changes } = setup()
    const old = later('old')
    const first = memory.make('/articles/7', old.make)
    changes.notify('article:7:')
    const second = memory.make('/articles/7', now('new'))
    old.finish()
    expect([await first, await second]).toEqual(['old', 'new'])
    expect(memory.find('/articles/7', never)).toBe('new')
  })

  it('is not stored when it is for one request, and requests after a change do not wait for it', async () => {
    const { memory, changes } = setup()
    const missing = later('missing', { isCacheable: false, tags: new Set() })
    const first = memory.make('/articles/9', missing.make)
    changes.notify('article:9:')
    const second = memory.make('/articles/9', now('published'))
    missing.finish()
    expect([await first, await second]).toEqual(['missing', 'published'])
  })
})

describe('cached counts', () => {
  it('are at most five seconds old, and are refreshed while the old page is still served', async () => {
    const { memory, clock } = setup()
    await memory.make('/', now('one', { hasCounts: true }))
    clock.advance(seconds(3))
    const next = later('two', { hasCounts: true })
    expect(memory.find('/', next.make)).toBe('one')
    expect(memory.find('/', next.make)).toBe('one')
    next.finish()
    await memory.make('/', next.make)
    expect(next.times()).toBe(1)
    expect(memory.find('/', never)).toBe('two')
    clock.advance(seconds(5))
    expect(memory.find('/', never)).toBeUndefined()
  })
})

it('cached counts are at most a quarter of a second old after a write through this process', async () => {
  const { memory, changes, clock } = setup()
  await memory.make('/', now('one', { hasCounts: true }))
  await memory.make('/timeline', now('story'))
  changes.noteWrite(false)
  expect(memory.find('/', never)).toBe('one')
  clock.advance(seconds(0.25))
  expect(memory.find('/', never)).toBeUndefined()
  expect(memory.find('/timeline', never)).toBe('story')
})

describe('while change events may be missed', () => {
  it('nothing is served from the cache, and nothing is stored', async () => {
    const { memory, changes } = setup()
    await memory.make('/', now('old'))
    const during = later('during')
    const result = memory.make('/other', during.make)
    changes.markIncomplete()
    expect(memory.find('/', never)).toBeUndefined()
    expect(memory.size).toBe(0)
    changes.markComplete()
    during.finish()
    await result
    expect(memory.find('/other', never)).toBeUndefined()
  })

  it('the cache starts again when events arrive again', async () => {
    const { memory, changes } = setup()
    changes.markIncomplete()
    await memory.make('/', now('unsure'))
    expect(memory.find('/', never)).toBeUndefined()
    changes.markComplete()
    await memory.make('/', now('sure'))
    expect(memory.find('/', never)).toBe('sure')
  })
})

it('the cache holds at most 64 MB, and drops the least recently used pages first', async () => {
  const { memory } = setup()
  const size = 20 * kilobyte * kilobyte
  for (const key of ['a', 'b', 'c']) await memory.make(key, now(key, { size }))
  memory.find('a', never)
  await memory.make('d', now('d', { size }))
  expect(['a', 'b', 'c', 'd'].map(key => memory.find(key, never))).toEqual(['a', undefined, 'c', 'd'])
  expect(memory.size).toBe(3 * size)
})
