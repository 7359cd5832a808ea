import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { wordLimits } from '#server/setting/review-rules.schema.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const none = { comments: false, blessings: false, forumPosts: false, forumReplies: false, torchWishes: false }
const acts = () => em().find(Audit, { id: { $gt: 0 } }, { orderBy: { id: 'asc' } })

describe('the setting of kinds that are reviewed first', () => {
  it('is empty by default; a kind that is left out is switched off', async () => {
    const admin = as(await anAdmin(setup))
    expect(await admin.review.config()).toEqual(none)
    await admin.review.setConfig({ comments: true, torchWishes: true })
    expect(await admin.review.config()).toEqual({ ...none, comments: true, torchWishes: true })
    await admin.review.setConfig({ torchWishes: true })
    expect(await admin.review.config()).toEqual({ ...none, torchWishes: true })
  })

  it('is recorded with before and after; an equal value is no act', async () => {
    const admin = as(await anAdmin(setup))
    await admin.review.setConfig({ comments: true })
    await admin.review.setConfig({ comments: true })
    expect(await acts()).toMatchObject([
      { act: 'review.setConfig', target: 'review_config', before: none, after: { ...none, comments: true } },
    ])
  })
})

describe('the word list', () => {
  it('is empty by default; each word is stored once, on one line', async () => {
    const admin = as(await anAdmin(setup))
    expect(await admin.review.words()).toEqual({ words: [], exceptions: [] })
    const kept = await admin.review.setWords({ words: [' 代考 ', '代考', 'two\nlines'], exceptions: ['代考察'] })
    expect(kept).toEqual({ words: ['代考', 'two lines'], exceptions: ['代考察'] })
    expect(await admin.review.words()).toEqual(kept)
    expect(await acts()).toMatchObject([{ act: 'review.setWords', target: 'word_list', after: kept }])
  })

  it('refuses a word that could match nothing, and too many or too long ones', async () => {
    const admin = as(await anAdmin(setup))
    await expectRefusal(admin.review.setWords({ words: ['……'] }), 'invalid', 'review.word_empty', 'words.0')
    const long = '长'.repeat(wordLimits.word + 1)
    await expectRefusal(
      admin.review.setWords({ exceptions: [long] }),
      'invalid',
      'review.word_too_long',
      'exceptions.0',
    )
    const many = Array.from({ length: wordLimits.words + 1 }, (_, index) => `词${index}`)
    await expectRefusal(admin.review.setWords({ words: many }), 'invalid', 'review.too_many_words', 'words')
    expect((await admin.review.setWords({ words: many.slice(1) })).words).toHaveLength(wordLimits.words)
  })
})

it('the review settings are for admins alone, reading too: the words are shown to nobody else', async () => {
  const calls = [
    () => as('guest').review.config(),
    () => as('guest').review.words(),
    () => as('guest').review.setConfig({}),
    () => as('guest').review.setWords({}),
  ]
  for (const call of calls) await expectRefusal(call(), 'unauthenticated', 'session.required')
  const member = as(await aMember(setup))
  await expectRefusal(member.review.config(), 'forbidden', 'session.not_admin')
  await expectRefusal(member.review.words(), 'forbidden', 'session.not_admin')
  await expectRefusal(member.review.setConfig({}), 'forbidden', 'session.not_admin')
  await expectRefusal(member.review.setWords({}), 'forbidden', 'session.not_admin')
  expect(await acts()).toEqual([])
})
