import { UNSAFE_ErrorResponseImpl as ErrorResponse } from '@remix-run/router'
import { describe, expect, test } from 'vitest'
import { NetworkFailure } from '#app/browser/guard-page-requests.ts'
import { PageLoadFailure } from '#app/browser/page-load.ts'
import { errorKind } from '#app/components/shell/error-kind.ts'
import { ErrorPage } from '#app/components/shell/error-page.tsx'
import { RequestIdContext } from '#app/components/shell/request-id.ts'
import { errors as en } from '#app/i18n/en/errors.ts'
import { errors as zh } from '#app/i18n/zh/errors.ts'
import { renderWithRouter, linksIn } from './render-with-router.tsx'

const errorResponse = (status: number, said: unknown = null) => new ErrorResponse(status, '', said)

test.each([
  ['missing', errorResponse(404)],
  ['forbidden', errorResponse(403)],
  ['unavailable', errorResponse(503)],
  ['busy', errorResponse(503, 'busy')],
  ['refused', errorResponse(400)],
  ['refused', errorResponse(405)],
  ['fault', errorResponse(500)],
  ['fault', new Error('Unexpected Server Error')],
  ['fault', 'a text that was thrown'],
  ['network', new NetworkFailure('network')],
  ['load', new PageLoadFailure('/people')],
  ['load', new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')],
  ['load', new TypeError('Importing a module script failed.')],
  ['load', new TypeError('error loading dynamically imported module')],
] as const)('the reported error “%s”', (kind, error) => {
  expect(errorKind(error)).toBe(kind)
})

describe('the error page', () => {
  test.each([
    ['zh', zh],
    ['en', en],
  ] as const)('says in %s what happened, and has a link', async (locale, texts) => {
    const html = await renderWithRouter(<ErrorPage error={errorResponse(404)} />, { locale })
    expect(html).toContain(`<h1 class="failure__title">${texts.missing.title}</h1>`)
    expect(html).toContain(texts.missing.text)
    expect(linksIn(html)).toEqual(['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about'])
    expect(html).toContain('404')
  })

  test('has a link to try again at the same address, when that can help', async () => {
    const html = await renderWithRouter(<ErrorPage error={errorResponse(503)} />, { at: '/forum?page=2' })
    expect(html).toMatch(new RegExp(`<a class="button button--primary" href="/forum\\?page=2">${zh.retry}</a>`))
    expect(await renderWithRouter(<ErrorPage error={errorResponse(404)} />)).not.toContain(zh.retry)
  })

  test('has a reference number for a fault alone', async () => {
    const page = (status: number) => (
      <RequestIdContext.Provider value="c0ffee">
        <ErrorPage error={errorResponse(status)} />
      </RequestIdContext.Provider>
    )
    expect(await renderWithRouter(page(500))).toContain('<code>c0ffee</code>')
    expect(await renderWithRouter(page(404))).not.toContain('c0ffee')
  })
})
