import { createHash, randomInt } from 'node:crypto'
import { busy as en } from '#app/i18n/en/busy.ts'
import { refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import { busy as zh } from '#app/i18n/zh/busy.ts'

const texts = { zh, en }

interface Asked {
  locale: Locale
  /** The Accept header: a script gets one sentence, a person a page. */
  accept: string | undefined
  method: string
}

interface Busy {
  status: 503
  headers: Readonly<Record<string, string>>
  body: string
}

/**
 * The answer to a request beyond the limit. It is written without rendering anything. A page loads again by itself, and each at another
 * moment, so that a crowd that was refused together does not come back together; a form is sent again by hand.
 */
export function busyAnswer({ locale, accept, method }: Asked): Busy {
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
