import type { LoaderFunctionArgs } from '@remix-run/node'
import { problemsIn } from '#app/forms/problems.ts'
import { readPoster } from '#app/forms/read-poster.ts'
import { speakRefusal } from '#app/i18n/speak.ts'
import { meanings } from '#server/kernel/problem.schema.ts'

/** The poster as a picture, or one sentence. It carries the reader's own number: nobody else is to be shown it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale, site } = context
  const { searchParams, origin } = new URL(request.url)
  const { words } = readPoster(searchParams, locale)
  try {
    const { png } = await api.poster.draw({ ...words, address: new URL('/', site.url ?? origin).href })
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
    return new Response(`${speakRefusal(locale, problem.code, problem.params)}\n`, {
      status: meanings[problem.kind].http,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  }
}
