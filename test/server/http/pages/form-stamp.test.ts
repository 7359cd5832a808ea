import { describe, expect, it } from 'vitest'
import { newStamp, readStamp } from '#server/http/pages/form-stamp.ts'
import { Vault } from '#server/kernel/secret.ts'
import { anniversary } from '#test/support/clock.ts'

const vault = new Vault('the secret of this house')
const other = new Vault('the secret of another house')
const shownAt = new Date(anniversary)

function parts(stamp: string): [key: string, shown: string, signature: string] {
  const [key = '', shown = '', signature = ''] = stamp.split('.')
  return [key, shown, signature]
}

describe('a stamp', () => {
  it('holds its key and the time when the form was shown, to the millisecond', () => {
    const stamp = newStamp(vault, new Date(shownAt.getTime() + 123))
    expect(readStamp(vault, stamp)).toEqual({ key: parts(stamp)[0], shownAt: new Date(shownAt.getTime() + 123) })
  })

  it('has a new key each time, and fits into a form field', () => {
    const stamps = Array.from({ length: 50 }, () => newStamp(vault, shownAt))
    expect(new Set(stamps.map(stamp => readStamp(vault, stamp)?.key)).size).toBe(50)
    for (const stamp of stamps) expect(stamp).toMatch(/^[\w.-]+$/)
  })
})

describe('a stamp is invalid', () => {
  const [key, shown, signature] = parts(newStamp(vault, shownAt))
  const earlier = (shownAt.getTime() - 60_000).toString(36)

  it.each([
    ['of another secret', newStamp(other, shownAt)],
    ['with another key', `${'A'.repeat(key.length)}.${shown}.${signature}`],
    ['shown earlier', `${key}.${earlier}.${signature}`],
    ['with the signature of another', `${key}.${shown}.${parts(newStamp(vault, shownAt))[2]}`],
    ['with a signature for something else', `${key}.${shown}.${vault.sign('known', `${key}.${shown}`)}`],
    ['with the border between its parts moved', `${key}.${shown}`.replace('.', '') + `.${signature}`],
    ['without a signature', `${key}.${shown}`],
    ['with an empty signature', `${key}.${shown}.`],
    ['of dots', '..'],
    ['empty', ''],
    ['of other letters', '印章.🔏.✍️'],
    ['of endless length', 'x'.repeat(100_000)],
  ])('%s', (_, text) => {
    expect(readStamp(vault, text)).toBeUndefined()
  })

  it.each([[null], [undefined], [7], [new File([], 'stamp')]])('when it is not a text: %s', value => {
    expect(readStamp(vault, value)).toBeUndefined()
  })
})
