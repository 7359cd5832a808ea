import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { writeNotices } from '#server/notice/write-notices.ts'
import { maxBacklogBytes } from '#server/live/stream-limits.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aSession, liveSite, untilMessage } from '#test/support/live-site.ts'
import { openStream } from '#test/support/live-streams.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup
const few = { total: 3, perAddress: 2 }
const from = (address: string) => ({ 'X-Forwarded-For': address })

describe('places for streams', () => {
  it('are bounded per address and in total; a refused client gets a retry time', async () => {
    const { live, open } = await liveSite(setup, few)
    const first = await open('torch', from('192.0.2.1'))
    await open('torch', from('192.0.2.1'))
    const third = await open('torch', from('192.0.2.1'))
    await open('torch', from('192.0.2.2'))
    const fifth = await open('torch', from('192.0.2.3'))
    for (const { stream } of [third, fifth]) {
      expect(stream.received).toMatch(/^HTTP\/1\.1 503 /)
      expect(stream.received).toContain('Retry-After: 30\r\n')
    }
    expect(live.hub.size).toBe(3)
    first.leave()
    await expect.poll(() => live.hub.size).toBe(2)
    expect((await open('torch', from('192.0.2.1'))).stream.status).toBe(200)
  })

  it('are not taken by refused requests, nor by state requests', async () => {
    const { live, open, ask } = await liveSite(setup, few)
    await open('nonsense')
    await open('torch', { 'Sec-Fetch-Site': 'cross-site' })
    await ask('torch')
    await expect.poll(() => live.hub.size).toBe(0)
  })

  it('are released when the site stops', async () => {
    const { live, open } = await liveSite(setup)
    const page = await open('torch')
    live.close()
    await expect.poll(() => page.stream.isClosed).toBe(true)
    expect((await open('torch')).stream.status).toBe(503)
  })
})

it.each([
  ['nothing to hear', 'nonsense,article:0,post:x', {}, 204],
  ["another site's page", 'torch', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('a request with %s is answered with %s', async (_, topics, headers, status) => {
  expect((await (await liveSite(setup)).open(topics, headers)).stream.status).toBe(status)
})

it('a state request without valid topics is answered 204, except for a member who waits for a stream', async () => {
  const { url } = await liveSite(setup)
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${url}/live/state?topics=own:7`, { headers })).status
  expect([await ask({}), await ask({ Cookie: 'token=one' })]).toEqual([204, 200])
})

it('only GET is accepted, and other paths go to the next handler', async () => {
  const { url } = await liveSite(setup)
  const post = await fetch(`${url}/live`, { method: 'POST' })
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET'])
  expect((await fetch(`${url}/livestock`)).status).toBe(404)
})

it('a client that does not read is disconnected before its backlog grows, and no other client is', async () => {
  const { live, url } = await liveSite(setup)
  const reading = await openStream(url, { lastCharacters: 1000 })
  const idle = await openStream(url)
  idle.socket.pause()
  const frame = Buffer.from(`data: {"topic":"beat","filling":"${'x'.repeat(16_000)}"}\n\n`)
  // The send buffer of the kernel comes in addition.
  for (let sent = 0; live.hub.size === 2 && sent < 2000; sent += 1) {
    await live.hub.publish('torch', frame)
    await turn()
  }
  await expect.poll(() => live.hub.size).toBe(1)
  expect(maxBacklogBytes).toBeLessThan(64 * 1024)
  expect([reading.isClosed, idle.socket.destroyed]).toEqual([false, false])
  reading.socket.destroy()
  idle.socket.destroy()
})

it('a stream resumes after the last event that the browser received', async () => {
  const { clock } = setup
  const { open } = await liveSite(setup)
  const pledge = await aPledge(setup)
  clock.advance(60_000)
  const later = await aPledge(setup)
  const page = await open('pledges', { 'Last-Event-ID': String(clock.now().getTime() - 30_000) })
  await untilMessage(page, [later.id])
  expect(later.id).not.toBe(pledge.id)
})

describe('events for one member alone', () => {
  it('include the result of the review of their own text, in every tab of theirs and of nobody else', async () => {
    const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    const { id: articleId } = await anArticle(setup, ada)
    await reviewCommentsFirst(setup)
    const { id } = await aComment(setup, ada, articleId)
    const { open } = await liveSite(setup)
    const [own, others, foreign, guest] = [
      await open('torch', (await aSession(setup, ada)).cookie),
      await open('', (await aSession(setup, ada)).cookie),
      await open(`article:${articleId}`, (await aSession(setup, ben)).cookie),
      await open(`article:${articleId},member:${ada.id},own:${ada.id}`),
    ]
    await as(admin).comment.review({ id, status: 'rejected', reason: '广告' })
    const told = { topic: 'own', review: { kind: 'comment', id, approved: false } }
    for (const page of [own, others]) await expect.poll(() => page.messages().at(-1)).toEqual(told)
    await as(admin).comment.review({ id, status: 'approved' })
    for (const page of [foreign, guest]) {
      await untilMessage(page, [id])
      expect(page.stream.received).not.toContain('review')
    }
    await expect.poll(() => own.messages().at(-1)).toMatchObject({ review: { approved: true } })
  })

  it('include the number of unread notices when a stream begins', async () => {
    const [ada, ben] = [await aMember(setup), await aMember(setup)]
    const { id } = await anArticle(setup, ada)
    await aComment(setup, ben, id)
    await writeNotices(setup.site)
    const { open } = await liveSite(setup)
    for (const [who, unreadNotices] of [
      [ada, 1],
      [ben, 0],
    ] as const) {
      const page = await open('', (await aSession(setup, who)).cookie)
      await expect.poll(() => page.messages()).toEqual([{ topic: 'own', unreadNotices }])
    }
    const guest = await open(`article:${id},own:${ada.id}`)
    await as(ada).notice.markAllRead()
    expect(guest.stream.received).not.toContain('unreadNotices')
  })

  it('do not reveal the sender of a pledge that was sent by a guest', async () => {
    const admin = await anAdmin(setup)
    const { open } = await liveSite(setup)
    const page = await open('pledges', (await aSession(setup, admin)).cookie)
    const pledge = await aPledge(setup, { status: 'pending' })
    await as(admin).pledge.review({ id: pledge.id, status: 'approved' })
    await untilMessage(page, [pledge.id])
    const told = page.messages().filter(({ deskChanged }) => deskChanged === undefined)
    expect(told.flatMap(({ review }) => review ?? [])).toEqual([])
    expect(told.filter(({ topic }) => topic !== 'own').map(({ topic }) => topic)).toEqual(['pledges'])
  })

  it('do not reveal the author of an anonymous blessing: everybody gets it without a name', async () => {
    const ada = await aMember(setup, { username: 'ada_of_the_river' })
    const { open } = await liveSite(setup)
    const pages = [
      await open('blessings'),
      await open('blessings', (await aSession(setup, await anAdmin(setup))).cookie),
    ]
    const { id } = await as(ada).blessing.send({ content: '不留名的祝福', isAnonymous: true })
    for (const page of pages) {
      await untilMessage(page, [id])
      expect(page.stream.received).not.toContain('ada_of_the_river')
    }
  })
})

describe('the end of a session', () => {
  const isTold = (said: string) => said.includes('"sessionEnded":true')

  it('closes the streams of its own tabs and of no other session', async () => {
    const ada = await aMember(setup)
    const { open, live } = await liveSite(setup)
    const [here, there] = [await aSession(setup, ada), await aSession(setup, ada)]
    const [tab, second, elsewhere] = [
      await open('torch', here.cookie),
      await open('', here.cookie),
      await open('torch', there.cookie),
    ]
    const guest = await open('torch')
    site.bus.publish('sessionsEnded', { memberId: ada.id, only: here.id, but: 0 })
    for (const page of [tab, second]) {
      await expect.poll(() => page.stream.isClosed).toBe(true)
      expect(isTold(page.stream.received)).toBe(true)
    }
    expect([elsewhere, guest].map(({ stream }) => stream.isClosed || isTold(stream.received))).toEqual([false, false])
    expect(live.hub.size).toBe(2)
  })

  it.each(['by logging out', 'by ending the others', 'by an admin who removes the account'])(
    'closes its streams: %s',
    async how => {
      const ada = await aMember(setup)
      const admin = as(await anAdmin(setup))
      const { open } = await liveSite(setup)
      const [ending, asking] = [await aSession(setup, ada), await aSession(setup, ada)]
      const page = await open('torch', ending.cookie)
      const signedIn = (sessionId: number) =>
        as(ada, { viewer: { role: 'user', id: ada.id, sessionId, confirmedAt: setup.clock.now() } })
      if (how === 'by logging out') await signedIn(ending.id).session.logout({})
      else if (how === 'by ending the others') await signedIn(asking.id).session.endOthers()
      else await admin.member.removeMany({ ids: [ada.id], texts: 'keep' })
      await expect.poll(() => page.stream.isClosed).toBe(true)
      expect(isTold(page.stream.received)).toBe(true)
    },
  )

  it('is sent to a page that connects with the cookies of an ended session', async () => {
    const { open } = await liveSite(setup)
    const page = await open('torch', { Cookie: 'token=gone; refreshToken=gone' })
    await expect.poll(() => isTold(page.stream.received)).toBe(true)
    expect(page.stream.received).not.toContain('Set-Cookie')
  })

  it('closes the stream of a page without other topics', async () => {
    const { open } = await liveSite(setup)
    const page = await open('own:7', { Cookie: 'token=gone; refreshToken=gone' })
    await expect.poll(() => page.stream.isClosed).toBe(true)
    expect(isTold(page.stream.received)).toBe(true)
  })
})
