import { describe, expect, it } from 'vitest'
import { followTorch } from '#server/torch/follow-torch.ts'
import { limits } from '#server/api/limits.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite({ limits: 'on' })
const { as, site } = house

function aPage() {
  const leaving = new AbortController()
  const counts: number[] = []
  const read = (async () => {
    for await (const count of followTorch(site, leaving.signal)) counts.push(count)
  })()
  const leave = async () => {
    leaving.abort()
    await read
  }
  return { counts, leave }
}

const passAs = (session: string) => as('guest', { visitorSession: session, address: session }).torch.add({})

describe('a page that watches the torch', () => {
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
