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
  it.each(['', 'smtp-password', '密码 🔑', 'x'.repeat(100_000)])('gives back what was sealed', text => {
    expect(vault.open('test', vault.seal('test', text))).toBe(text)
  })

  it('seals the same text differently each time, and shows nothing of it', () => {
    expect(vault.seal('test', 'secret')).not.toBe(vault.seal('test', 'secret'))
    expect(Buffer.from(vault.seal('test', 'secret'), 'base64url').toString('latin1')).not.toContain('secret')
  })

  it.each([
    ['nonce', 0],
    ['tag', 12],
    ['text', 28],
  ])('opens nothing whose %s was changed', (_part, position) => {
    expect(vault.open('test', flipped(vault.seal('test', 'secret'), position))).toBeUndefined()
  })

  it('opens nothing that another secret sealed', () => {
    expect(other.open('test', vault.seal('test', 'secret'))).toBeUndefined()
  })

  it('opens nothing that was sealed for another purpose', () => {
    expect(vault.open('flash', vault.seal('mosaics', 'secret'))).toBeUndefined()
    expect(vault.openStored('flash', vault.seal('mosaics', 'secret'))).toBeUndefined()
  })

  it('opens what the database keeps from before seals had a purpose, and nothing else that has none', () => {
    const early = 'BwcHBwcHBwcHBwcHhlITdYiDrtJp9_2KCzEzKg7z-96okA'
    expect(vault.openStored('smtp password', early)).toBe('secret')
    expect(vault.open('smtp password', early)).toBeUndefined()
    expect(vault.openStored('smtp password', vault.seal('smtp password', 'secret'))).toBe('secret')
  })

  it('opens no seal by writing its purpose over that of another key', () => {
    const forged = Buffer.from(vault.seal('mosaics', 'secret'), 'base64url')
    for (const purpose of ['flash', 'mosaics ', 'seal mosaics', ''])
      expect(vault.openStored(purpose, forged.toString('base64url'))).toBeUndefined()
  })

  it.each(['', 'short', '💥', vault.seal('test', 'secret').slice(0, 40)])('opens nothing that is no seal: %s', text => {
    expect(vault.open('test', text)).toBeUndefined()
  })
})

describe('a signature', () => {
  it('is good for its text and its secret only', () => {
    const signature = vault.sign('visitor', '7')
    expect(vault.verify('visitor', '7', signature)).toBe(true)
    expect(vault.verify('visitor', '8', signature)).toBe(false)
    expect(other.verify('visitor', '7', signature)).toBe(false)
    expect(vault.verify('visitor', '7', '')).toBe(false)
    expect(vault.verify('visitor', '7', `${signature}=`)).toBe(false)
  })

  it('is good for its purpose only, and no keyed hash is one', () => {
    const signature = vault.sign('visitor', '7')
    expect(vault.verify('member', '7', signature)).toBe(false)
    expect(vault.verify('visitor 7', '', signature)).toBe(false)
    expect(vault.keyedHash('visitor', '7')).not.toBe(signature)
  })
})

describe('a keyed hash', () => {
  it('is not found by trying every address without the secret', () => {
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

describe('a secret that follows another', () => {
  const rotated = new Vault('the secret of another house, the secret of this house')

  it('writes with the new one', () => {
    expect(other.open('test', rotated.seal('test', 'text'))).toBe('text')
    expect(vault.open('test', rotated.seal('test', 'text'))).toBeUndefined()
    expect(other.verify('test', 'text', rotated.sign('test', 'text'))).toBe(true)
    expect(rotated.keyedHash('test', 'text')).toBe(other.keyedHash('test', 'text'))
  })

  it('still reads what the old one wrote, and tells that it is old', () => {
    expect(rotated.open('test', vault.seal('test', 'text'))).toBe('text')
    expect(rotated.open('other', vault.seal('test', 'text'))).toBeUndefined()
    expect(rotated.verify('test', 'text', vault.sign('test', 'text'))).toBe(true)
    expect(rotated.isCurrent('test', vault.seal('test', 'text'))).toBe(false)
    expect(rotated.isCurrent('test', rotated.seal('test', 'text'))).toBe(true)
  })

  it('reads it no longer when the old one is gone', () => {
    expect(other.open('test', vault.seal('test', 'text'))).toBeUndefined()
  })
})

describe('a token', () => {
  it('is new each time and fits a cookie and a link', () => {
    const tokens = Array.from({ length: 100 }, newToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('is kept as a hash that does not hold it', () => {
    const token = newToken()
    expect(hashToken(token)).toMatch(/^[\w-]{43}$/)
    expect(hashToken(token)).not.toBe(token)
    expect(hashToken(token)).toBe(hashToken(token))
    expect(hashToken(token)).not.toBe(hashToken(newToken()))
  })
})
