import { describe, expect, it, vi } from 'vitest'
import { samplesContent } from '#app/content/index.ts'
import { mosaicPicturesOf } from '#server/http/discovery/mosaic-pictures.ts'
import { hours, minutes, seconds } from '#server/kernel/clock.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, clock, em, as } = setup

/** Replaces each picture by its number, and records the texts that it was drawn from. */
function pictures() {
  const drawn: (readonly string[])[] = []
  const ask = mosaicPicturesOf(site, ({ texts }) => Promise.resolve(new Uint8Array([drawn.push(texts)])))
  return { ask: () => ask('torch', 'whole'), drawn }
}

describe('the picture of a puzzle', () => {
  it('is drawn from approved blessings and pledges alone, without names', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    await aBlessing(setup, { by: ada, content: '愿江河安澜' })
    await aBlessing(setup, { by: ada, content: '等待', status: 'pending' })
    await aPledge(setup, { name: '林小河', message: '守一座坝' })
    await aPledge(setup, { message: '没有通过', status: 'rejected' })
    const { ask, drawn } = pictures()
    await ask()
    expect(drawn).toEqual([['愿江河安澜', '守一座坝']])
  })

  it('has the sample texts at hand for when no text can be drawn', async () => {
    const given: (readonly string[])[] = []
    const ask = mosaicPicturesOf(site, ({ samples }) => Promise.resolve(new Uint8Array([given.push(samples)])))
    await ask('torch', 'whole')
    expect(given).toEqual([samplesContent('zh').pledges.map(({ message }) => message)])
  })

  it('has another ETag when its bytes differ, and the same one when they do not', async () => {
    await aPledge(setup, { message: '守一座坝' })
    const tagOf = async (byte: number) =>
      (await mosaicPicturesOf(site, () => Promise.resolve(new Uint8Array([byte])))('torch', 'whole')).tag
    expect(await tagOf(1)).toBe(await tagOf(1))
    expect(await tagOf(2)).not.toBe(await tagOf(1))
  })

  it('leaves out a removed text within a minute', async () => {
    const admin = as(await anAdmin(setup))
    const { id } = await aPledge(setup, { message: '守一座坝' })
    await aPledge(setup, { message: '看一条河' })
    const { ask, drawn } = pictures()
    const before = await ask()
    await admin.pledge.review({ id, status: 'rejected' })
    clock.advance(seconds(20))
    expect((await ask()).tag).not.toBe(before.tag)
    expect(drawn.at(-1)).toEqual(['看一条河'])
  })

  it('is compared with the texts once in an interval, however often it is requested', async () => {
    await aPledge(setup, { message: '守一座坝' })
    const fork = vi.fn(site.fork)
    const ask = mosaicPicturesOf({ ...site, fork }, () => Promise.resolve(new Uint8Array([1])))
    await ask('torch', 'whole')
    clock.advance(seconds(16))
    await ask('torch', 'whole')
    expect(fork).toHaveBeenCalled()
    fork.mockClear()
    await ask('torch', 'whole')
    clock.advance(seconds(14))
    await ask('torch', 'whole')
    expect(fork).not.toHaveBeenCalled()
  })

  it('shows an edited text within a minute', async () => {
    const ada = await aMember(setup)
    const { id } = await aBlessing(setup, { by: ada, content: '写错了' })
    const { ask, drawn } = pictures()
    await ask()
    await as(ada).blessing.edit({ id, content: '写对了' })
    clock.advance(seconds(20))
    await ask()
    expect(drawn.at(-1)).toEqual(['写对了'])
  })

  it('includes new texts after ten minutes, and is not drawn more often than needed', async () => {
    await aPledge(setup, { message: '守一座坝' })
    const { ask, drawn } = pictures()
    await Promise.all([ask(), ask(), ask()])
    await aPledge(setup, { message: '看一条河' })
    clock.advance(minutes(1))
    await ask()
    expect(drawn).toHaveLength(1)
    clock.advance(minutes(10))
    await ask()
    await expect.poll(() => drawn.at(-1)).toEqual(['看一条河', '守一座坝'])
    clock.advance(minutes(30))
    await ask()
    expect(drawn).toHaveLength(2)
    clock.advance(hours(1))
    await ask()
    await expect.poll(() => drawn.length).toBe(3)
  })

  it('is shown without the new texts until they are drawn, and not with a text that is removed meanwhile', async () => {
    const admin = as(await anAdmin(setup))
    const { id } = await aPledge(setup, { message: '守一座坝' })
    const waiting: ((picture: Uint8Array<ArrayBuffer>) => void)[] = []
    const ask = mosaicPicturesOf(site, () => new Promise(resolve => waiting.push(resolve)))
    const numberOf = async () => (await ask('torch', 'whole')).bytes[0]
    const first = numberOf()
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.(new Uint8Array([1]))
    expect(await first).toBe(1)
    await aPledge(setup, { message: '看一条河' })
    clock.advance(minutes(10))
    expect(await numberOf()).toBe(1)
    await expect.poll(() => waiting.length).toBe(2)
    clock.advance(seconds(20))
    expect(await numberOf()).toBe(1)
    await admin.pledge.review({ id, status: 'rejected' })
    clock.advance(seconds(20))
    const withoutIt = numberOf()
    await expect.poll(() => waiting.length).toBe(3)
    waiting[1]?.(new Uint8Array([2]))
    waiting[2]?.(new Uint8Array([3]))
    expect([await withoutIt, await numberOf()]).toEqual([3, 3])
  })

  it('includes the first text of the site at the next check', async () => {
    const { ask, drawn } = pictures()
    await ask()
    await aPledge(setup, { message: '守一座坝' })
    clock.advance(seconds(20))
    await ask()
    await expect.poll(() => drawn).toEqual([[], ['守一座坝']])
  })

  it('is drawn again if a text was removed during a long drawing', async () => {
    const admin = as(await anAdmin(setup))
    const { id } = await aPledge(setup, { message: '守一座坝' })
    await aPledge(setup, { message: '看一条河' })
    const drawn: (readonly string[])[] = []
    const ask = mosaicPicturesOf(site, async ({ texts }) => {
      drawn.push(texts)
      if (drawn.length === 1) {
        await admin.pledge.review({ id, status: 'rejected' })
        clock.advance(seconds(20))
      }
      return new Uint8Array([drawn.length])
    })
    expect((await ask('torch', 'whole')).bytes).toEqual(new Uint8Array([2]))
    expect(drawn).toEqual([['看一条河', '守一座坝'], ['看一条河']])
  })

  it('shows the next picture once it is drawn, and tries again at the next check after a failure', async () => {
    await aPledge(setup, { message: '守一座坝' })
    let tries = 0
    const report = vi.fn()
    const ask = mosaicPicturesOf({ ...site, report }, () =>
      (tries += 1) === 2 ? Promise.reject(new Error('no ink')) : Promise.resolve(new Uint8Array([tries])),
    )
    const numberOf = async () => (await ask('torch', 'whole')).bytes[0]
    await numberOf()
    await aPledge(setup, { message: '看一条河' })
    clock.advance(minutes(10))
    expect(await numberOf()).toBe(1)
    await expect.poll(() => report.mock.calls.length).toBe(1)
    clock.advance(seconds(20))
    expect(await numberOf()).toBe(1)
    await expect.poll(numberOf).toBe(3)
  })

  it('is drawn again after a failure', async () => {
    let tries = 0
    const ask = mosaicPicturesOf(site, () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no ink')) : Promise.resolve(new Uint8Array([1]))
    })
    await expect(ask('torch', 'whole')).rejects.toThrow('no ink')
    expect((await ask('torch', 'whole')).bytes).toEqual(new Uint8Array([1]))
  })

  it('is drawn once in each size that is requested, again with new texts, and again after a failure', async () => {
    await aPledge(setup, { message: '守一座坝' })
    const drawn: [size: string, texts: readonly string[]][] = []
    const ask = mosaicPicturesOf(site, ({ size, texts }) =>
      drawn.push([size, texts]) === 1
        ? Promise.reject(new Error('no room'))
        : Promise.resolve(new Uint8Array([drawn.length])),
    )
    await expect(ask('torch', 'small')).rejects.toThrow('no room')
    const [one, other] = await Promise.all([ask('torch', 'small'), ask('torch', 'small')])
    expect([one.bytes, other.tag, drawn.length]).toEqual([new Uint8Array([2]), one.tag, 2])
    expect((await ask('torch', 'whole')).bytes).toEqual(new Uint8Array([3]))
    await aPledge(setup, { message: '看一条河' })
    await em().nativeDelete(Pledge, { message: '守一座坝' })
    clock.advance(seconds(20))
    expect((await ask('torch', 'small')).bytes).toEqual(new Uint8Array([4]))
    const [before, after] = [['守一座坝'], ['看一条河']]
    expect(drawn).toEqual([
      ['small', before],
      ['small', before],
      ['whole', before],
      ['small', after],
    ])
  })
})

it('the puzzle picture leaves out a text whose row was deleted', async () => {
  await aPledge(setup, { message: '守一座坝' })
  const { ask, drawn } = pictures()
  await ask()
  await em().nativeDelete(Pledge, { message: '守一座坝' })
  clock.advance(seconds(20))
  await ask()
  expect(drawn.at(-1)).not.toContain('守一座坝')
})
