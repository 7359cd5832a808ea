import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { styleSources } from '#server/http/pages/inline-styles.ts'

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

it('a page allows exactly the inline styles that it contains', () => {
  expect(styleSources(Buffer.from('<p>none</p>'))).toBe("'self'")
  const page = '<i style="left:3%"></i><b style="background:url(&quot;/a?b=1&amp;c&quot;)"></b><u style="left:3%"></u>'
  expect(styleSources(Buffer.from(page))).toBe(
    `'self' 'unsafe-hashes' ${hashOf('left:3%')} ${hashOf('background:url("/a?b=1&c")')}`,
  )
})

it('a text that looks like an inline style allows nothing', () => {
  expect(styleSources(Buffer.from('<p>&lt;i style=&quot;left:3%&quot;&gt;</p><p title="a style=&quot;x&quot;">'))).toBe(
    "'self'",
  )
  expect(styleSources(Buffer.from('<script>{"html":"<td style=\\"left:3%\\">"}</script>'))).toBe("'self'")
})
