import type { LoaderFunctionArgs } from '@remix-run/node'
import { problemsIn } from '#app/forms/refusal-checks.ts'
import { readPoster } from '#app/forms/read-poster.ts'
import { isLocale, refusalText } from '#app/i18n/refusal-text.ts'
import { refusalKinds } from '#server/kernel/refusal-kinds.schema.ts'

/** Responds with the poster as a picture, or with a sentence that says why not. It shows the reader's visitor number, so the response is private. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, site } = context
  const { searchParams, origin } = new URL(request.url)
  // The parameter is not `lng`, which would choose the language of the whole site.
  const asked = searchParams.get('lang')
  const locale = isLocale(asked) ? asked : context.locale
  const { words } = readPoster(searchParams, locale)
  try {
    const { png } = await api.poster.draw({ ...words, locale, address: new URL('/', site.url ?? origin).href })
    return new Response(Buffer.from(png, 'base64'), {
      headers: {
        'Content-Type': 'image/png',
        'Content-Disposition': 'inline; filename="poster.png"',
        'Cache-Control': 'private, max-age=600',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    const [problem] = problemsIn(error)
    if (problem === undefined) throw error
    const { seconds } = problem.params
    if (typeof seconds === 'number') context.setRetryAfter(seconds)
    return new Response(`${refusalText(locale, problem.code, problem.params)}\n`, {
      status: refusalKinds[problem.kind].http,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
}
