import { describe, expect, it } from 'vitest'
import { allow, requireFound, Refusal } from '#server/kernel/refusal.ts'

describe('a refusal', () => {
  it('says what it refuses, where and with which numbers', () => {
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

  it('needs neither field nor numbers', () => {
    expect(new Refusal('missing', 'pledge.not_found')).toMatchObject({ field: undefined, params: {} })
  })
})

describe('looking for something', () => {
  it.each([['a text'], [0], [''], [false]])('gives what was found: %j', thing => {
    expect(requireFound(thing, 'pledge.not_found')).toBe(thing)
  })

  it.each([null, undefined])('refuses as missing what is %s', thing => {
    expect(() => requireFound(thing, 'pledge.not_found')).toThrow(
      expect.objectContaining({ kind: 'missing', code: 'pledge.not_found' }),
    )
  })
})

describe('asking whether one may', () => {
  it('goes on when one may', () => {
    expect(() => allow(true, 'session.not_admin')).not.toThrow()
  })

  it('refuses as forbidden when one may not', () => {
    expect(() => allow(false, 'session.not_admin')).toThrow(
      expect.objectContaining({ kind: 'forbidden', code: 'session.not_admin' }),
    )
  })
})
