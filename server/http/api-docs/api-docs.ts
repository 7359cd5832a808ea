import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { isLocale, type Locale } from '#app/i18n/refusal-text.ts'
import { preferredLanguage } from '../rest/language.ts'
import type { RestCall } from '../rest/rest-call.ts'
import { docsPage } from './docs-page.ts'

const style = readFileSync(new URL('./docs.css', import.meta.url), 'utf8')

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page /api/docs: plain HTML without scripts, with the contents of openapi.json. */
export function apiDocs(calls: readonly RestCall[]): Hono {
  const app = new Hono()
  app.get('/', call => {
    call.header('Content-Security-Policy', policy)
    call.header('Cache-Control', 'private, no-store')
    call.header('Vary', 'Cookie, Accept-Language')
    return call.html(docsPage(calls, localeOf(call), new URL(call.req.url).origin))
  })
  app.get('/style.css', etag(), call => {
    call.header('Cache-Control', 'public, max-age=0, must-revalidate')
    return call.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  return app
}

// Developers come to the documentation from other sites, so unlike the pages it also considers the browser's preferred language.
function localeOf(call: Context): Locale {
  const asked = [call.req.query('lng'), getCookie(call, 'locale')].find(isLocale)
  return asked ?? preferredLanguage(call.req.header('Accept-Language'))
}
