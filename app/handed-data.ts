const end = '</body></html>'

/** Written as a script, a text must not end it, nor begin a comment in it. */
const inScript = (value: string) =>
  JSON.stringify(value).replaceAll(
    /[&<>\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What the loaders brought, written behind the page as Remix's scripts expect it (StreamTransfer of @remix-run/react). */
export function withData(page: string, data: string, nonce: string): string {
  if (!page.includes('window.__remixContext')) return page
  const script = `<script nonce="${nonce}">(c=>{c.enqueue(${inScript(data)});c.close()})(window.__remixContext.streamController)</script>`
  const at = page.lastIndexOf(end)
  if (at < 0) throw new Error('the page has no end')
  return page.slice(0, at) + script + page.slice(at)
}
