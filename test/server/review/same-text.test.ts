import { describe, expect, it } from 'vitest'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Comment } from '#server/comment/comment.entity.ts'
import { after, hours, seconds } from '#server/kernel/clock.ts'
import { hashToken } from '#server/kernel/secret.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { clearOldFingerprints } from '#server/review/repeated-text.queries.ts'
import { duplicateWindow } from '#server/review/repeated-text.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember, words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, sql, clock, as } = setup

const sweep = () => clearOldFingerprints(em(), after(clock.now(), -duplicateWindow))

describe('the fingerprint of a text', () => {
  it('is deleted after a day, and the text stays', async () => {
    const asLin = as('guest', { visitorSession: 'visitor-1-lin' })
    const ada = await aMember(setup)
    const article = await anArticle(setup, ada)
    const pledge = await asLin.pledge.submit(words)
    const blessing = await as(ada).blessing.send({ content: '愿河安澜', isAnonymous: true })
    const comment = await as(ada).comment.write({ articleId: article.id, content: '好' })
    clock.advance(hours(24) - seconds(1))
    const later = await asLin.pledge.submit({ ...words, message: '另一句' })
    const kept = async () => [
      (await em().findOneOrFail(Pledge, pledge.id)).fingerprint,
      (await em().findOneOrFail(Blessing, blessing.id)).fingerprint,
      (await em().findOneOrFail(Comment, comment.id)).fingerprint,
    ]
    await sweep()
    expect(await kept()).not.toContain(null)

    clock.advance(seconds(1))
    await sweep()
    expect(await kept()).toEqual([null, null, null])
    expect((await em().findOneOrFail(Pledge, later.id)).fingerprint).toMatch(/^[\w-]{43}$/)
    expect(await em().findOneOrFail(Pledge, pledge.id)).toMatchObject({ ...words, status: 'pending' })
  })

  it('does not reveal the author’s address to a reader of the table', async () => {
    const { id } = await as('guest', { address: '192.0.2.77' }).pledge.submit(words)
    const { fingerprint } = await em().findOneOrFail(Pledge, id)
    const text = words.message.toLowerCase().replace(/\s+/gu, '')
    const guesses = Array.from({ length: 256 }, (_, last) => hashToken(`a192.0.2.${last}\n${text}`))
    expect(fingerprint).toMatch(/^[\w-]{43}$/)
    expect(guesses).not.toContain(fingerprint)
    expect(site.vault.keyedHash('fingerprint', `a192.0.2.77\n${text}`)).toBe(fingerprint)
  })

  it('is deleted from any number of texts', async () => {
    await sql(
      `insert into pledge (name, grade, message, status, receipt_hash, fingerprint, created_at)
       select 'n', 'g', 'm', 'pending', 'r' || n, 'f' || n, $1::timestamptz from generate_series(1, 1001) as n`,
      [clock.now().toISOString()],
    )
    clock.advance(hours(24))
    await sweep()
    expect(await em().count(Pledge, { fingerprint: { $ne: null } })).toBe(0)
  })

  // The embedded database runs one transaction at a time, so there is no lock to wait for.
  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'is deleted without waiting for a text that is being changed',
    async () => {
      const held = await as('guest', { visitorSession: 'visitor-1-lin' }).pledge.submit(words)
      const free = await as('guest', { visitorSession: 'visitor-2-ada' }).pledge.submit(words)
      clock.advance(hours(24))
      const fingerprints = async () => {
        const pledges = await em().find(Pledge, { id: { $in: [held.id, free.id] } }, { orderBy: { id: 'asc' } })
        return pledges.map(({ fingerprint }) => fingerprint)
      }
      await em().transactional(async other => {
        await other.execute('select id from pledge where id = ? for update', [held.id])
        await sweep()
        expect(await fingerprints()).toEqual([expect.any(String), null])
      })
      await sweep()
      expect(await fingerprints()).toEqual([null, null])
    },
  )
})
