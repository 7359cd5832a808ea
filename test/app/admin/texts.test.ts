import { beforeEach, describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-texts.tsx'
import { Audit } from '#server/audit/audit.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { optionalQueues } from '#server/kernel/text-kinds.schema.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, em } = house

const at = '/admin/texts'
let admin: Member
let ada: Member
beforeEach(async () => {
  admin = await anAdmin(house)
  ada = await aMember(house, { username: 'ada' })
})

const send = (form: Record<string, string>, who: Member | 'guest' = admin) =>
  visit(house, action, at, { as: who, form: { reason: '', ...form } })
const look = () => visit(house, loader, at, { as: admin })
const waiting = () => as(admin).admin.pending({})

/** One text of each kind that waits. */
async function oneOfEach(): Promise<void> {
  const article = await anArticle(house, ada)
  const post = await aPost(house, ada, (await aBoard(house)).id)
  await reviewFirst(house, ...optionalQueues)
  await aComment(house, ada, article.id)
  await aPost(house, ada, post.boardId)
  await aReply(house, ada, post.id)
  await aBlessing(house, { by: ada, status: 'pending' })
  await as(ada).torch.add({ wish: '江河安澜' })
}

describe('the page of waiting texts', () => {
  it('is for admins alone', async () => {
    for (const door of [loader, action] as const) {
      const form = door === action ? { form: { kind: 'blessings', id: '1', status: 'approved' } } : {}
      expect((await visit(house, door, at, { as: ada, ...form })).location).toBe('/')
      expect((await visit(house, door, at, form)).location).toMatch(/^\/login\?redirect=/)
    }
  })

  it('shows what waits of each kind but the pledges, the oldest twenty, and how many there are', async () => {
    await oneOfEach()
    await aPledge(house, { status: 'pending' })
    for (let more = 0; more < 20; more += 1) await aBlessing(house, { status: 'pending' })
    const { said } = await look()
    const kinds = optionalQueues.map(kind => ({ kind, total: kind === 'blessings' ? 21 : 1 }))
    expect(said).toMatchObject({ title: '审核文字 · 管理', kinds })
    expect(said).toHaveProperty('kinds.0.texts.0.user.username', 'ada')
    expect(said).toHaveProperty('kinds.1.texts.length', 20)
  })

  it.each(optionalQueues)('approves and rejects %s; the author is the first to know why', async kind => {
    await oneOfEach()
    const id = String((await waiting())[kind][0]?.id)
    const told = await send({ kind, id, status: 'rejected', reason: '与校庆无关' })
    expect([told.status, told.location]).toEqual([303, at])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'moderation:texts.done.rejected' })
    expect((await waiting()).totals[kind]).toBe(0)
    const approved = await send({ kind, id, status: 'approved' })
    expect(flashOf(approved)).toEqual({ type: 'success', text: 'moderation:texts.done.approved' })
    await send({ kind, id, status: 'approved' })
    const acts = await em().find(Audit, { act: { $like: '%.review' } }, { orderBy: { id: 'asc' } })
    expect(acts.map(({ after }) => after)).toEqual([
      { status: 'rejected', reason: '与校庆无关' },
      { status: 'approved', reason: null },
    ])
  })

  it('says what is wrong, and changes nothing', async () => {
    const { id } = await aBlessing(house, { status: 'pending' })
    const form = { kind: 'blessings', id: String(id), status: 'rejected' }
    const long = await send({ ...form, reason: '长'.repeat(201) })
    expect(long.status).toBe(422)
    expect(long.said).toHaveProperty('errors.reason.0')
    expect((await send({ ...form, kind: 'pledges' })).status).toBe(422)
    expect((await send({ ...form, status: 'pending' })).status).toBe(422)
    expect((await send({ ...form, id: 'many' })).status).toBe(422)
    expect((await send({ ...form, id: String(id + 1) })).status).toBe(404)
    expect((await waiting()).totals.blessings).toBe(1)
  })
})
