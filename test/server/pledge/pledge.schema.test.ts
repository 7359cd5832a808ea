import { describe, expect, it } from 'vitest'
import { pledgeLimits, reviewPledge, submitPledge } from '#server/pledge/pledge.schema.ts'
import { words } from '#test/support/people.ts'

const wrongIn = (written: unknown) =>
  submitPledge.safeParse(written).error?.issues.map(issue => ({ field: issue.path.join('.'), code: issue.message }))

const { name, grade, message } = pledgeLimits
const fields = [
  { field: 'name', most: name },
  { field: 'grade', most: grade },
  { field: 'message', most: message },
] as const

describe.each(fields)('the field $field of a pledge', ({ field, most }) => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['spaces', ' \t\n '],
    ['marks that nobody sees', '\u200B\u202E\u2060'],
    ['NUL', '\u0000'],
    ['half a pair', '\uD800'],
    ['a number', 7],
    ['a list', ['水']],
    ['an object', { length: 3 }],
    ['true', true],
  ])('is required: %s is not enough', (_what, value) => {
    expect(wrongIn({ ...words, [field]: value })).toEqual([{ field, code: `pledge.${field}_required` }])
  })

  it(`may have ${most} characters, whatever number of bytes each takes`, () => {
    for (const letter of ['a', '江', '🌊']) expect(wrongIn({ ...words, [field]: letter.repeat(most) })).toBeUndefined()
  })

  it('may not have one character more', () => {
    for (const letter of ['a', '江', '🌊']) {
      expect(wrongIn({ ...words, [field]: letter.repeat(most + 1) })).toEqual([
        { field, code: `pledge.${field}_too_long` },
      ])
    }
  })

  it('of a megabyte is too long', () => {
    expect(wrongIn({ ...words, [field]: '水'.repeat(350_000) })).toEqual([{ field, code: `pledge.${field}_too_long` }])
  })
})

describe('a pledge', () => {
  it('with all fields missing reports all of them', () => {
    expect(wrongIn({})).toEqual(fields.map(({ field }) => ({ field, code: `pledge.${field}_required` })))
  })

  it('has no other fields', () => {
    const boast = { ...words, id: 7, status: 'approved', member: 1, receiptHash: 'x', createdAt: '2000-01-01' }
    expect(submitPledge.parse(boast)).toEqual(words)
  })

  it('keeps the line breaks of its message and not those of its name', () => {
    const kept = submitPledge.parse({ ...words, name: '林\n小河', message: '第一行\r\n\r\n\r\n第二行' })
    expect(kept).toMatchObject({ name: '林 小河', message: '第一行\n\n第二行' })
  })
})

describe('a review', () => {
  it.each(['pending', 'deleted', '', null, undefined, 1])('cannot have the status %j', status => {
    expect(reviewPledge.safeParse({ id: 1, status }).error?.issues[0]?.message).toBe('invalid.status')
  })

  it('may have a reason of 200 characters on one line', () => {
    expect(reviewPledge.parse({ id: 1, status: 'rejected', reason: '广\u0000告\n内容' }).reason).toBe('广告 内容')
    expect(reviewPledge.safeParse({ id: 1, status: 'rejected', reason: '因'.repeat(200) }).success).toBe(true)
    const tooLong = reviewPledge.safeParse({ id: 1, status: 'rejected', reason: '因'.repeat(201) })
    expect(tooLong.error?.issues[0]?.message).toBe('pledge.reason_too_long')
  })
})
