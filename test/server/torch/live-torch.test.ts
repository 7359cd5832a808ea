import { describe, expect, it } from 'vitest'
import { limits } from '#server/rpc/limits.ts'
import { liveSite, type LivePage } from '#test/support/live-site.ts'
import { anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { as, site } = setup

const told = (page: LivePage) => page.messages().flatMap(({ torch }) => torch ?? [])
const counts = (page: LivePage) => told(page).map(({ count }) => count)

const passAs = (session: string) => as('guest', { visitorSession: session, address: session }).torch.add({})

describe('a live page with the torch', () => {
  it('gets the wish of the last pass, and none that waits for review', async () => {
    await as('guest', { visitorSession: 'a' }).torch.add({ wish: '一路平安' })
    const page = await (await liveSite(setup)).open('torch')
    await expect.poll(() => told(page)).toEqual([{ count: 1, wish: '一路平安' }])
    await as('guest', { visitorSession: 'b' }).torch.add({ wish: '江河安澜' })
    await expect.poll(() => told(page).at(-1)?.wish).toBe('江河安澜')
    await as(await anAdmin(setup)).review.setConfig({ torchWishes: true })
    await as('guest', { visitorSession: 'c' }).torch.add({ wish: '先看一看' })
    await expect.poll(() => counts(page).at(-1), { timeout: 3000 }).toBe(3)
    expect(told(page).at(-1)?.wish).toBeNull()
  })

  it('gets the count, then its updates, at most two a second, and always the final one', async () => {
    await passAs('a')
    const page = await (await liveSite(setup)).open('torch')
    await expect.poll(() => counts(page)).toEqual([1])
    const started = performance.now()
    for (let count = 0; count < 40; count += 1) await passAs(`b${count}`)
    await expect.poll(() => counts(page).at(-1), { timeout: 5000 }).toBe(41)
    const elapsed = performance.now() - started
    expect(counts(page).length).toBeLessThanOrEqual(3 + elapsed / 500)
    expect(counts(page)).toEqual([...counts(page)].sort((one, other) => one - other))
  })

  it('gets no smaller count', async () => {
    await passAs('a')
    const page = await (await liveSite(setup)).open('torch')
    await expect.poll(() => counts(page)).toEqual([1])
    site.bus.publish('torchPassed', { count: 9 })
    await expect.poll(() => counts(page)).toEqual([1, 9])
    site.bus.publish('torchPassed', { count: 7 })
    site.bus.publish('torchPassed', { count: 10 })
    await expect.poll(() => counts(page), { timeout: 3000 }).toEqual([1, 9, 10])
  })
})

it('one visitor can pass the torch 120 times a minute', async () => {
  for (let count = 0; count < limits.torch.points; count += 1) await passAs('eager')
  await expectRefusal(passAs('eager'), 'too_many', 'site.too_many')
  await passAs('another')
})
