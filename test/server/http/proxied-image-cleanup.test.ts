import { describe, expect, it } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { ProxiedImage } from '#server/image-proxy/proxied-image.entity.ts'
import { removeUnseen } from '#server/image-proxy/image-proxy.ts'
import { openSession } from '#server/session/open-session.ts'
import { formOf, ofPicture, otherHost, shownBy, siteBeside } from '#test/support/other-host.ts'
import { peer } from '#test/support/hono-app-parts.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, clock, reported } = setup
const host = await otherHost()
const opened = (allowed?: readonly string[], patience?: number) => siteBeside(setup, host, allowed, patience)
const show = (address: string, app = opened()) => shownBy(app, setup, address)

describe('the preview of an address in a form', () => {
  const look = async (address: string, cookie = '') =>
    opened().request(`/outside?address=${encodeURIComponent(address)}`, { headers: { Cookie: cookie } }, peer)

  async function cookieOf(): Promise<string> {
    const { id } = await aMember(setup)
    const fork = em()
    const { token } = openSession(fork, fork.getReference(Member, id), clock.now())
    await fork.flush()
    return `token=${token}`
  }

  it('is for members, and answers 404 when there is no picture', async () => {
    const cookie = await cookieOf()
    expect(await formOf(await look(host.at('/look.png'), cookie))).toEqual(ofPicture)
    host.respond = (_, response) => void response.end('no picture')
    expect((await look(host.at('/none.png'), cookie)).status).toBe(404)
    expect((await look('http://localhost/', cookie)).status).toBe(404)
    const before = host.asked.length
    expect((await look(host.at('/guest.png'))).status).toBe(401)
    expect(host.asked).toHaveLength(before)
  })
})

describe('the cleanup of proxied images', () => {
  it('deletes those that nobody has requested for a month, and keeps the others', async () => {
    await show(host.at('/old.png'))
    await show(host.at('/seen.png'))
    clock.advance(days(29))
    await show(host.at('/seen.png'))
    await site.background.idle()
    clock.advance(days(1))
    await removeUnseen(site)
    expect(await em().count(ProxiedImage)).toBe(1)
    await show(host.at('/seen.png'))
    await show(host.at('/old.png'))
    expect(host.asked.map(({ url }) => url)).toEqual(['/old.png', '/seen.png', '/old.png'])
  })

  it('keeps the row when the storage fails, so that the file can be found again', async () => {
    await show(host.at('/stuck.png'))
    clock.advance(days(30))
    const remove = () => Promise.reject(new Error('the storage answered 503'))
    await removeUnseen({ ...site, store: { ...site.store, remove } })
    expect([await em().count(ProxiedImage), reported.length]).toEqual([1, 1])
    await removeUnseen(site)
    expect(await em().count(ProxiedImage)).toBe(0)
  })
})
