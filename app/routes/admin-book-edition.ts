import type { LoaderFunctionArgs } from '@remix-run/node'
import { bookHtml } from '#app/book/book-html.ts'
import { bookStory } from '#app/book/book-story.ts'
import { htmlStream } from '#app/book/html-stream.ts'
import { dateText } from '#app/i18n/time-text.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isLocale } from '#app/i18n/locale.ts'
import styles from '#app/styles/book.css?url'

/** A printable volume of the book of sparks, in the language of its URL. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'downloads')
  const { context, params, request } = args
  const { edition } = params
  if (!isLocale(edition)) throw new Response(null, { status: 404 })
  const volume = Number(new URL(request.url).searchParams.get('volume') ?? 1)
  const book = await orErrorPage(context.api.book.volume({ volume }))
  const at = (other: string, number: number) =>
    number < 1 || number > book.volumes ? undefined : `/admin/book/${other}${number === 1 ? '' : `?volume=${number}`}`
  const page = bookHtml({
    book,
    locale: edition,
    story: bookStory(edition, context.content),
    made: dateText(context.now.getTime()),
    styles: `<link rel="stylesheet" href="${styles}">`,
    nonce: context.nonce,
    picture: url => url,
    screen: {
      desk: '/admin/book',
      other: at(edition === 'zh' ? 'en' : 'zh', volume) ?? '/admin/book',
      previous: at(edition, volume - 1),
      next: at(edition, volume + 1),
    },
  })
  return new Response(htmlStream(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': edition,
      'Cache-Control': 'private, no-store',
      // The page contains texts that people wrote, so it may load only the site's own styles, fonts and pictures.
      'Content-Security-Policy': `default-src 'none'; style-src 'self' 'nonce-${context.nonce}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  })
}
