// Remix passes page data to its scripts as pieces of text for the stream that `Scripts` opens (single-fetch.js, StreamTransfer).
// test/app/remix/remix-internals.test.ts checks this against the installed version of Remix.

/** Returns the content of the stream in its original pieces. */
export async function readChunks(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }))
  return pieces
}

/** Returns the scripts that deliver the data, for the end of the body, as Remix's own stream would. */
export function dataScripts(pieces: readonly string[], nonce: string): string {
  const script = (text: string) => `<script nonce="${nonce}">${text}</script>`
  const enqueued = pieces.map(piece =>
    script(`window.__remixContext.streamController.enqueue(${toScriptLiteral(piece)});`),
  )
  return `${enqueued.join('')}${script('window.__remixContext.streamController.close();')}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Returns a text as a JavaScript literal that cannot close the script element. */
const toScriptLiteral = (text: string) =>
  JSON.stringify(text).replaceAll(/[&<>\u2028\u2029]/g, letter => escapes[letter] ?? '')
