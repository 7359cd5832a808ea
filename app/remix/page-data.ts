// The data of a page as Remix hands it to its scripts (single-fetch.js, StreamTransfer): pieces of text for the stream that `Scripts` opens.
// test/app/remix/contract.test.ts holds it to the version of Remix that is installed.

/** All that the stream holds, as the pieces it came in. */
export async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }))
  return pieces
}

/** What brings the data, for the end of the body, where Remix's own stream would have left it. */
export function scriptsOfData(pieces: readonly string[], nonce: string): string {
  const script = (text: string) => `<script nonce="${nonce}">${text}</script>`
  const enqueued = pieces.map(piece => script(`window.__remixContext.streamController.enqueue(${asScript(piece)});`))
  return `${enqueued.join('')}${script('window.__remixContext.streamController.close();')}`
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
