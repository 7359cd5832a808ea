import { createHash, randomInt } from 'node:crypto'
import { busy as en } from '#app/i18n/en/busy.ts'
import { refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import { busy as zh } from '#app/i18n/zh/busy.ts'

const texts = { zh, en }

interface RefusedRequest {
  locale: Locale
  /** The Accept header: a browser gets a page, a script one sentence. */
  accept: string | undefined
  method: string
}

interface BusyResponse {
  status: 503
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * Returns the response to a request beyond a limit, written without rendering. A page reloads itself after a random time, so that clients that were
 * refused together do not return together. A form has to be sent again by hand.
 */
export function busyResponse({ locale, accept, method }: RefusedRequest): BusyResponse {
  const seconds = randomInt(3, 9)
  const sentence = refusalText(locale, 'site.busy', { seconds })
  const isPage = accept?.includes('text/html') ?? false
  return {
    status: 503,
    headers: {
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
      ...(isPage ? { 'Content-Security-Policy': policy } : {}),
    },
    body: isPage ? page(locale, sentence, method === 'GET' ? seconds : undefined) : `${sentence}\n`,
  }
}

function page(locale: Locale, sentence: string, reloadIn: number | undefined): string {
  const { title, reloads, now, sendAgain } = texts[locale]
  const reload = reloadIn === undefined ? '' : `<meta http-equiv="refresh" content="${reloadIn}">`
  const advice = reloadIn === undefined ? sendAgain : `${reloads} <a href="">${now}</a>`
  return `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${reload}
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${sentence}</p>
<p>${advice}</p>
</html>
`
}

const style = `
body { margin: 0; min-height: 100vh; padding: 2rem; box-sizing: border-box; display: grid; place-content: center; text-align: center;
  background: #071620; color: #f3ecde; font: 1.125rem/1.7 serif }
a { color: #e8b04a }`

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
