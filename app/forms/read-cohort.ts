import type { LoaderFunctionArgs } from '@remix-run/node'
import { articleCategories } from '#app/content/pages/articles.ts'
import type { AskedCohort } from '#server/member/cohort.schema.ts'
import { withoutText } from './forum-lists.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import { pageNumber } from './page-number.ts'

/** Loads a class or a department: one page of its visible members, and on the first page their newest texts. */
export async function readCohort({ request, context }: LoaderFunctionArgs, cohort: AskedCohort) {
  const { api, locale } = context
  const page = pageNumber(new URL(request.url).searchParams)
  const isFirst = page === 1
  const [list, blessings, articles, posts] = await orErrorPage(
    Promise.all([
      api.member.ofCohort({ ...cohort, page }),
      isFirst ? api.blessing.ofCohort(cohort) : [],
      isFirst ? api.article.ofCohort(cohort) : [],
      isFirst ? api.post.ofCohort(cohort) : [],
    ]),
  )
  const texts = { blessings, articles, posts: posts.map(withoutText) }
  return { list, texts, categories: articleCategories(locale), isMember: context.isMember() }
}

export type CohortList = Awaited<ReturnType<typeof readCohort>>
