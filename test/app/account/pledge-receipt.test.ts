import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/pledge-receipt.tsx'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { anAdmin, aPledge, words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { flashOf, visit } from './visit.ts'

const setup = await testSite()
const { as, em } = setup

const receipt = 'the-private-link-of-a-pledge'
const look = (query = '', of = receipt) =>
  visit(setup, loader, `/pledges/receipt/${of}${query}`, { params: { receipt: of } })
const withdraw = () => visit(setup, action, `/pledges/receipt/${receipt}?withdraw=1`, { params: { receipt }, form: {} })

describe('the page of a receipt', () => {
  it('shows a waiting pledge to the holder of the link, and is kept from caches and search engines', async () => {
    await aPledge(setup, { status: 'pending', receipt })
    const { status, data, headers } = await look()
    expect(status).toBe(200)
    expect(data).toMatchObject({ pledge: { ...words, status: 'pending', reason: null }, asking: false })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Robots-Tag')).toContain('noindex')
  })

  it('shows the reason of a rejection', async () => {
    const { id } = await aPledge(setup, { status: 'pending', receipt })
    await as(await anAdmin(setup)).pledge.review({ id, status: 'rejected', reason: 'twice' })
    expect((await look()).data).toMatchObject({ pledge: { status: 'rejected', reason: 'twice' } })
  })

  it('is missing for another link, of any length', async () => {
    await aPledge(setup, { receipt })
    expect((await look('', 'another')).status).toBe(404)
    expect((await look('', 'x'.repeat(500))).status).toBe(404)
  })
})

describe('withdrawing a pledge by its receipt', () => {
  it('is confirmed on a page when scripts do not run', async () => {
    await aPledge(setup, { receipt })
    expect((await look('?withdraw=1')).data).toMatchObject({ asking: true })
    expect(await em().count(Pledge)).toBe(1)
  })

  it('removes the pledge, and shows a message in the section of the pledges', async () => {
    await aPledge(setup, { receipt })
    const told = await withdraw()
    expect([told.status, told.location]).toEqual([303, '/#future'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'pledge:withdrawn', place: 'future' })
    expect(await em().count(Pledge)).toBe(0)
  })

  it('twice gets a message that no such pledge exists', async () => {
    await aPledge(setup, { receipt })
    await withdraw()
    const { status, data } = await withdraw()
    expect(status).toBe(404)
    expect(data).toMatchObject({ message: '没有找到这条誓言' })
  })
})
