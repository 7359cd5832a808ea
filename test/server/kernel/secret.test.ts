import { describe, expect, it } from 'vitest'
import { hashToken, newToken, Vault } from '#server/kernel/secret.ts'

const vault = new Vault('the secret of this house')
const other = new Vault('the secret of another house')

function flipped(sealed: string, position: number): string {
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
  return bytes.toString('base64url')
}

describe('the vault', () => {
  it.each(['', 'smtp-password', '密码 🔑', 'x'.repeat(100_000)])('decrypts what it has sealed', text => {
    expect(vault.open('test', vault.seal('test', text))).toBe(text)
  })

  it('seals the same text differently each time, without revealing it', () => {
    expect(vault.seal('test', 'secret')).not.toBe(vault.seal('test', 'secret'))
    expect(Buffer.from(vault.seal('test', 'secret'), 'base64url').toString('latin1')).not.toContain('secret')
  })

  it.each([
    ['nonce', 0],
    ['tag', 12],
    ['text', 28],
  ])('does not open a seal whose %s was changed', (_part, position) => {
    expect(vault.open('test', flipped(vault.seal('test', 'secret'), position))).toBeUndefined()
  })

  it('does not open a seal of another secret', () => {
    expect(other.open('test', vault.seal('test', 'secret'))).toBeUndefined()
  })

  it('does not open a seal of another purpose', () => {
    expect(vault.open('flash', vault.seal('mosaics', 'secret'))).toBeUndefined()
    expect(vault.openStored('flash', vault.seal('mosaics', 'secret'))).toBeUndefined()
  })

  it('opens stored seals from before seals had a purpose, and no others without one', () => {
    const early = 'BwcHBwcHBwcHBwcHhlITdYiDrtJp9_2KCzEzKg7z-96okA'
    expect(vault.openStored('smtp password', early)).toBe('secret')
    expect(vault.open('smtp password', early)).toBeUndefined()
    expect(vault.openStored('smtp password', vault.seal('smtp password', 'secret'))).toBe('secret')
  })

  it('does not open a seal of another purpose, whatever purpose is claimed', () => {
    const forged = Buffer.from(vault.seal('mosaics', 'secret'), 'base64url')
    for (const purpose of ['flash', 'mosaics ', 'seal mosaics', ''])
      expect(vault.openStored(purpose, forged.toString('base64url'))).toBeUndefined()
  })

  it.each(['', 'short', '💥', vault.seal('test', 'secret').slice(0, 40)])('does not open an invalid seal: %s', text => {
    expect(vault.open('test', text)).toBeUndefined()
  })
})

describe('a signature', () => {
  it('is valid for its text and its secret only', () => {
    const signature = vault.sign('visitor', '7')
    expect(vault.verify('visitor', '7', signature)).toBe(true)
    expect(vault.verify('visitor', '8', signature)).toBe(false)
    expect(other.verify('visitor', '7', signature)).toBe(false)
    expect(vault.verify('visitor', '7', '')).toBe(false)
    expect(vault.verify('visitor', '7', `${signature}=`)).toBe(false)
  })

  it('is valid for its purpose only, and differs from a keyed hash', () => {
    const signature = vault.sign('visitor', '7')
    expect(vault.verify('member', '7', signature)).toBe(false)
    expect(vault.verify('visitor 7', '', signature)).toBe(false)
    expect(vault.keyedHash('visitor', '7')).not.toBe(signature)
  })
})

describe('a keyed hash', () => {
  it('cannot be found by trying every address without the secret', () => {
    const kept = vault.keyedHash('limit', '192.0.2.1')
    expect(kept).toMatch(/^[\w-]{43}$/)
    expect(kept).toBe(vault.keyedHash('limit', '192.0.2.1'))
    const guesses = [
      hashToken('192.0.2.1'),
      other.keyedHash('limit', '192.0.2.1'),
      vault.keyedHash('event', '192.0.2.1'),
    ]
    expect(guesses).not.toContain(kept)
  })
})

describe('a vault with a new and an old secret', () => {
  const rotated = new Vault('the secret of another house, the secret of this house')

  it('seals with the new one', () => {
    expect(other.open('test', rotated.seal('test', 'text'))).toBe('text')
    expect(vault.open('test', rotated.seal('test', 'text'))).toBeUndefined()
    expect(other.verify('test', 'text', rotated.sign('test', 'text'))).toBe(true)
    expect(rotated.keyedHash('test', 'text')).toBe(other.keyedHash('test', 'text'))
  })

  it('still opens seals of the old one, and reports that they are old', () => {
    expect(rotated.open('test', vault.seal('test', 'text'))).toBe('text')
    expect(rotated.open('other', vault.seal('test', 'text'))).toBeUndefined()
    expect(rotated.verify('test', 'text', vault.sign('test', 'text'))).toBe(true)
    expect(rotated.isCurrent('test', vault.seal('test', 'text'))).toBe(false)
    expect(rotated.isCurrent('test', rotated.seal('test', 'text'))).toBe(true)
  })

  it('does not open them without the old one', () => {
    expect(other.open('test', vault.seal('test', 'text'))).toBeUndefined()
  })
})

describe('a token', () => {
  it('is new each time, and fits into a cookie and a link', () => {
    const tokens = Array.from({ length: 100 }, newToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('is stored as a hash that does not contain it', () => {
    const token = newToken()
    expect(hashToken(token)).toMatch(/^[\w-]{43}$/)
    expect(hashToken(token)).not.toBe(token)
    expect(hashToken(token)).toBe(hashToken(token))
    expect(hashToken(token)).not.toBe(hashToken(newToken()))
  })
})
