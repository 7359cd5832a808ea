import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { allowedByHash } from '#server/http/guest-pages/inline-scripts.ts'

const policy = "default-src 'self'; script-src 'self' 'nonce-bm9uY2U='; style-src 'self'"
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('each inline script is allowed by its hash, and neither the page nor its policy holds a nonce', () => {
  const page =
    '<head><script nonce="bm9uY2U=">let 一 = 1</script></head><script nonce="bm9uY2U=" type="later" async="">go()</script>'
  const allowed = allowedByHash(page, policy)
  expect(allowed.page).toBe(page.replaceAll(' nonce="bm9uY2U="', ''))
  expect(allowed.policy).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('let 一 = 1')} ${hashOf('go()')}; style-src 'self'`,
  )
})

it('a script that came in through a text is not allowed', () => {
  const page = '<p><script>steal()</script><script nonce="guessed">steal()</script></p>'
  expect(allowedByHash(page, policy)).toEqual({ page, policy: policy.replace("'nonce-bm9uY2U='", '') })
})
