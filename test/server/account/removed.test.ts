import { setTimeout } from 'node:timers/promises'
import { TRPCError } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { problemsIn } from '#server/kernel/refusal-kinds.schema.ts'
import { Article } from '#server/article/article.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, sql } = setup

const password = 'lighthouse-1915'

const acts = async () => (await sql('select act, target, before, after from audit order by id', [])).rows
const logIn = (username: string) => as('guest').session.login({ username, password })
const gone = async (member: Member) => (await em().findOne(Member, member.id)) === null

describe('deleting accounts', () => {
  it('keeps the texts without a name or removes them; the owner gets a letter, and the audit keeps the name alone', async () => {
    const admin = as(await anAdmin(setup))
    const [ada, bo] = [await aMember(setup, { username: 'ada', password }), await aMember(setup, { username: 'bo' })]
    await logIn('ada')
    const [hers, his] = [await anArticle(setup, ada), await anArticle(setup, bo)]
    await aPledge(setup, { by: bo })
    await admin.member.edit({ id: ada.id, email: 'other@example.org', bio: '修堤的人', role: 'admin' })
    expect(await admin.member.remove({ id: ada.id })).toBeNull()
    expect(await admin.member.remove({ id: bo.id, texts: 'remove' })).toBeNull()
    expect([await gone(ada), await gone(bo)]).toEqual([true, true])
    expect((await admin.article.byId({ id: hers.id })).author).toEqual({
      id: null,
      username: '已注销用户',
      avatar: null,
    })
    expect(await em().count(Article, { id: his.id })).toBe(0)
    expect((await lettersIn(setup)).filter(({ kind }) => kind === 'account_removed')).toHaveLength(2)
    expect(await acts()).toMatchObject([
      { act: 'member.edit', before: { username: 'ada', role: 'user' }, after: { username: 'ada', role: 'admin' } },
      { act: 'member.remove', target: `member ${ada.id}`, before: { username: 'ada', role: 'admin' } },
      { act: 'member.remove', target: `member ${bo.id}`, after: { texts: 'remove' } },
    ])
    expect(JSON.stringify(await acts())).not.toMatch(/example|修堤/)
    await expectRefusal(logIn('ada'), 'credentials', 'session.credentials')
    await expectRefusal(admin.member.remove({ id: ada.id }), 'missing', 'member.not_found')
  })

  it('deletes exactly the existing accounts that are named, each once', async () => {
    const admin = as(await anAdmin(setup))
    const [ada, bo, cy] = [await aMember(setup), await aMember(setup), await aMember(setup)]
    const ids = [cy.id, ada.id, ada.id, 999]
    expect(await admin.member.removeMany({ ids })).toEqual({ deletedCount: 2 })
    expect([await gone(ada), await gone(bo), await gone(cy)]).toEqual([true, false, true])
    expect(await admin.member.removeMany({ ids })).toEqual({ deletedCount: 0 })
    await expectRefusal(admin.member.removeMany({ ids: [] }), 'invalid', 'admin.none_chosen', 'ids')
    const tooMany = Array.from({ length: 101 }, (_, place) => place + 1)
    await expectRefusal(admin.member.removeMany({ ids: tooMany }), 'invalid', 'admin.too_many_chosen', 'ids')
  })

  it('completes while the members being deleted still like and unlike each other’s texts', async () => {
    const admin = as(await anAdmin(setup))
    const leavers = await Promise.all(Array.from({ length: 12 }, () => aMember(setup)))
    const [busy, writer] = [leavers[0], leavers.at(-1)]
    if (busy === undefined || writer === undefined) throw new Error('nobody is there')
    const { id } = await anArticle(setup, await aMember(setup))
    const comments = await Promise.all(Array.from({ length: 4 }, () => aComment(setup, writer, id)))
    let isOver = false
    const faults: string[] = []
    const restless = comments.map(async comment => {
      for (let isLiked = true; !isOver; isLiked = !isLiked) {
        await as(busy)
          .comment[isLiked ? 'like' : 'unlike']({ id: comment.id })
          .catch(
            (error: unknown) =>
              error instanceof TRPCError && problemsIn(error).length === 0 && faults.push(String(error)),
          )
        // Real users pause between two clicks.
        await setTimeout(5)
      }
    })
    const removal = admin.member.removeMany({ ids: leavers.map(member => member.id), texts: 'keep' })
    await removal.finally(() => (isOver = true))
    await Promise.all(restless)
    expect(await removal).toEqual({ deletedCount: 12 })
    expect(faults).toEqual([])
  }, 60_000)

  it('never deletes the admin’s own account, not even among others', async () => {
    const [admin, ada] = [await anAdmin(setup), await aMember(setup)]
    await expectRefusal(as(admin).member.remove({ id: admin.id }), 'conflict', 'member.not_yourself')
    const both = as(admin).member.removeMany({ ids: [ada.id, admin.id] })
    await expectRefusal(both, 'conflict', 'member.not_yourself')
    expect([await gone(admin), await gone(ada)]).toEqual([false, false])
    expect(await acts()).toEqual([])
  })

  it('leaves one admin when two delete each other at the same time', async () => {
    const [ada, bo] = [await anAdmin(setup), await anAdmin(setup)]
    const outcomes = await Promise.allSettled([
      as(ada).member.remove({ id: bo.id }),
      as(bo).member.removeMany({ ids: [ada.id] }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await em().count(Member, { role: 'admin' })).toBe(1)
  })
})
