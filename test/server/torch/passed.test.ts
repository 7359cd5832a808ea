import { describe, expect, it } from 'vitest'
import { followTorch } from '#server/torch/follow-torch.ts'
import { limits } from '#server/api/limits.ts'
import { anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite({ limits: 'on' })
const { as, site } = house

function aPage() {
  const leaving = new AbortController()
  const counts: number[] = []
  const wishes: (string | null)[] = []
  const read = (async () => {
    for await (const { count, wish } of followTorch(site, leaving.signal)) {
      counts.push(count)
      wishes.push(wish)
    }
  })()
  const leave = async () => {
    leaving.abort()
    await read
  }
  return { counts, wishes, leave }
}

const passAs = (session: string) => as('guest', { visitorSession: session, address: session }).torch.add({})

describe('a page that watches the torch', () => {
  it('is told what the last bearer said, and no wish that waits for review', async () => {
    await as('guest', { visitorSession: 'a' }).torch.add({ wish: '一路平安' })
    const page = aPage()
    await expect.poll(() => page.wishes).toEqual(['一路平安'])
    await as('guest', { visitorSession: 'b' }).torch.add({ wish: '江河安澜' })
    await expect.poll(() => page.wishes.at(-1)).toBe('江河安澜')
    await as(await anAdmin(house)).review.setConfig({ torchWishes: true })
    await as('guest', { visitorSession: 'c' }).torch.add({ wish: '先看一看' })
    await expect.poll(() => page.counts.at(-1)).toBe(3)
    expect(page.wishes.at(-1)).toBeNull()
    await page.leave()
  })

  it('is told where it stands, then how it rises, and always the last count', async () => {
    await passAs('a')
    const page = aPage()
    await expect.poll(() => page.counts).toEqual([1])
    for (let count = 0; count < 40; count += 1) await passAs(`b${count}`)
    await expect.poll(() => page.counts.at(-1)).toBe(41)
    expect(page.counts.length).toBeLessThan(30)
    expect(page.counts).toEqual([...page.counts].sort((one, other) => one - other))
    await page.leave()
    expect(site.bus.listeners('torchPassed')).toBe(0)
  })

  it('is told of no lower count', async () => {
    await passAs('a')
    const page = aPage()
    await expect.poll(() => page.counts).toEqual([1])
    site.bus.publish('torchPassed', { count: 9 })
    site.bus.publish('torchPassed', { count: 7 })
    site.bus.publish('torchPassed', { count: 10 })
    await expect.poll(() => page.counts).toEqual([1, 9, 10])
    await page.leave()
  })
})

it('one visitor passes the torch 120 times a minute at most', async () => {
  for (let count = 0; count < limits.torch.points; count += 1) await passAs('eager')
  await expectRefusal(passAs('eager'), 'too_many', 'site.too_many')
  await passAs('another')
})
