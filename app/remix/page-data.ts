// The data of a page as Remix hands it to its scripts (single-fetch.js, StreamTransfer): pieces of text for the stream that `Scripts` opens.
// test/app/remix/contract.test.ts holds it to the version of Remix that is installed.

/** All that the stream holds, as the pieces it came in. */
export async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }))
  return pieces
}

/** The page with the data at its end, where Remix's own stream would have left it. */
export function withData(page: string, pieces: readonly string[], nonce: string): string {
  const script = (text: string) => `<script nonce="${nonce}">${text}</script>`
  const enqueued = pieces.map(piece => script(`window.__remixContext.streamController.enqueue(${asScript(piece)});`))
  const closed = script('window.__remixContext.streamController.close();')
  const end = page.lastIndexOf('</body></html>')
  if (end === -1) throw new Error('a page ended without the end of its document')
  return `${page.slice(0, end)}${enqueued.join('')}${closed}${page.slice(end)}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A text as a literal of JavaScript that no markup can end. */
const asScript = (text: string) =>
  JSON.stringify(text).replaceAll(/[&<>\u2028\u2029]/g, letter => escapes[letter] ?? '')
