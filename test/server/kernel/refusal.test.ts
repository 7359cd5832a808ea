import { describe, expect, it } from 'vitest'
import { allow, requireFound, Refusal } from '#server/kernel/refusal.ts'

describe('a refusal', () => {
  it('has a kind, a code, a field and parameters', () => {
    const refusal = new Refusal('conflict', 'member.username_taken', { field: 'username', params: { seconds: 3 } })
    expect(refusal).toMatchObject({
      kind: 'conflict',
      code: 'member.username_taken',
      field: 'username',
      params: { seconds: 3 },
    })
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal.message).toBe('member.username_taken')
  })

  it('needs neither a field nor parameters', () => {
    expect(new Refusal('missing', 'pledge.not_found')).toMatchObject({ field: undefined, params: {} })
  })
})

describe('requiring an object', () => {
  it.each([['a text'], [0], [''], [false]])('returns the one that was found: %j', thing => {
    expect(requireFound(thing, 'pledge.not_found')).toBe(thing)
  })

  it.each([null, undefined])('throws `missing` for %s', thing => {
    expect(() => requireFound(thing, 'pledge.not_found')).toThrow(
      expect.objectContaining({ kind: 'missing', code: 'pledge.not_found' }),
    )
  })
})

describe('requiring a right', () => {
  it('passes when the right is there', () => {
    expect(() => allow(true, 'session.not_admin')).not.toThrow()
  })

  it('throws `forbidden` when it is not', () => {
    expect(() => allow(false, 'session.not_admin')).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'session.not_admin' }),
    )
  })
})
