import { beforeEach, describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/admin-rules.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const at = '/admin/rules'
let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const send = (form: Record<string, string>) => visit(setup, action, at, { as: admin, form })

describe('the page of review settings', () => {
  it('is for admins alone', async () => {
    const member = await aMember(setup)
    for (const door of [loader, action] as const) {
      const form = door === action ? { form: { act: 'first', comments: 'on' } } : {}
      expect((await visit(setup, door, at, { as: member, ...form })).location).toBe('/')
      expect((await visit(setup, door, at, form)).location).toMatch(/^\/login\?redirect=/)
    }
    expect(await as(admin).review.config()).toMatchObject({ comments: false })
  })

  it('stores the kinds that are reviewed first: the ticked ones, and no others', async () => {
    const told = await send({ act: 'first', comments: 'on', torchWishes: 'on' })
    expect([told.status, told.location]).toEqual([303, at])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'moderation:rules.first.saved' })
    const kept = { comments: true, blessings: false, forumPosts: false, forumReplies: false, torchWishes: true }
    expect((await visit(setup, loader, at, { as: admin })).data).toMatchObject({ config: kept })
    await send({ act: 'first' })
    expect(await as(admin).review.config()).toEqual({ ...kept, comments: false, torchWishes: false })
  })

  it('stores the word list, one word per line, without empty lines', async () => {
    const told = await send({ act: 'words', words: ' 代考 \r\n\r\n代考\nspam', exceptions: '代考察' })
    expect(flashOf(told)).toEqual({ type: 'success', text: 'moderation:rules.words.saved' })
    const list = { words: ['代考', 'spam'], exceptions: ['代考察'] }
    expect((await visit(setup, loader, at, { as: admin })).data).toMatchObject({ list })
    await send({ act: 'words', words: '', exceptions: '' })
    expect(await as(admin).review.words()).toEqual({ words: [], exceptions: [] })
  })

  it('reports which list has an invalid word, keeps what was typed, and stores nothing', async () => {
    const words = `代考\n${'长'.repeat(51)}`
    const told = await send({ act: 'words', words, exceptions: '——' })
    expect(told.status).toBe(422)
    expect(told.data).toHaveProperty('errors.words.0')
    expect(told.data).toHaveProperty('errors.exceptions.0')
    expect(told.data).toMatchObject({ values: { words, exceptions: '——' } })
    expect(await as(admin).review.words()).toEqual({ words: [], exceptions: [] })
    expect((await send({ act: 'burn' })).status).toBe(400)
  })
})
