import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readChunks, dataScripts } from '#app/remix/page-data.ts'

const scriptsOf = (html: string) => [...html.matchAll(/<script nonce="n1">(.*?)<\/script>/gs)].map(([, text]) => text)

test('the page data is written to the stream in pieces, and the stream is closed', () => {
  const received: string[] = []
  const streamController = {
    enqueue: (piece: string) => received.push(piece),
    close: () => received.push('closed'),
  }
  const html = dataScripts(['[{"_1":2}', '"河海"]'], 'n1')
  for (const script of scriptsOf(html))
    runInNewContext(script ?? '', { window: { __remixContext: { streamController } } })
  expect(received).toEqual(['[{"_1":2}', '"河海"]', 'closed'])
})

test('no text in the data can end its script or start another', () => {
  const html = dataScripts(['</script><script>alert(1)</script><!--\u2028'], 'n1')
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  expect(html).not.toContain('\u2028')
})

test('a character that is split between two pieces of the stream stays intact', async () => {
  const bytes = new TextEncoder().encode('河海')
  const stream = new Blob([bytes]).stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (const byte of chunk) controller.enqueue(Uint8Array.of(byte))
      },
    }),
  )
  expect((await readChunks(stream)).join('')).toBe('河海')
})
