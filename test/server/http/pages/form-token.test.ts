import { describe, expect, it } from 'vitest'
import { createFormToken, readFormToken } from '#server/http/pages/form-token.ts'
import { Vault } from '#server/kernel/secret.ts'
import { anniversary } from '#test/support/clock.ts'

const vault = new Vault('the secret of this house')
const other = new Vault('the secret of another house')
const shownAt = new Date(anniversary)

function parts(token: string): [key: string, shown: string, signature: string] {
  const [key = '', shown = '', signature = ''] = token.split('.')
  return [key, shown, signature]
}

describe('a token', () => {
  it('holds its key and the time when the form was shown, to the millisecond', () => {
    const token = createFormToken(vault, new Date(shownAt.getTime() + 123))
    expect(readFormToken(vault, token)).toEqual({ key: parts(token)[0], shownAt: new Date(shownAt.getTime() + 123) })
  })

  it('has a new key each time, and fits into a form field', () => {
    const tokens = Array.from({ length: 50 }, () => createFormToken(vault, shownAt))
    expect(new Set(tokens.map(token => readFormToken(vault, token)?.key)).size).toBe(50)
    for (const token of tokens) expect(token).toMatch(/^[\w.-]+$/)
  })
})

describe('a token is invalid', () => {
  const [key, shown, signature] = parts(createFormToken(vault, shownAt))
  const earlier = (shownAt.getTime() - 60_000).toString(36)

  it.each([
    ['of another secret', createFormToken(other, shownAt)],
    ['with another key', `${'A'.repeat(key.length)}.${shown}.${signature}`],
    ['shown earlier', `${key}.${earlier}.${signature}`],
    ['with the signature of another', `${key}.${shown}.${parts(createFormToken(vault, shownAt))[2]}`],
    ['with a signature for something else', `${key}.${shown}.${vault.sign('known', `${key}.${shown}`)}`],
    ['with the border between its parts moved', `${key}.${shown}`.replace('.', '') + `.${signature}`],
    ['without a signature', `${key}.${shown}`],
    ['with an empty signature', `${key}.${shown}.`],
    ['of dots', '..'],
    ['empty', ''],
    ['of other letters', '印章.🔏.✍️'],
    ['of endless length', 'x'.repeat(100_000)],
  ])('%s', (_, text) => {
    expect(readFormToken(vault, text)).toBeUndefined()
  })

  it.each([[null], [undefined], [7], [new File([], 'stamp')]])('when it is not a text: %s', value => {
    expect(readFormToken(vault, value)).toBeUndefined()
  })
})
