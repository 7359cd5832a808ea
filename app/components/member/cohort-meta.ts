import { pageMeta } from '#app/components/shell/page-meta.ts'

interface CohortData {
  name: string
  about: string
  list: { total: number }
}

type CohortRoute = Parameters<typeof pageMeta>[0] & { data: CohortData | undefined }

/** The metadata of a class or a department. One without members is hidden from search engines. */
export const cohortMeta = (page: CohortRoute) =>
  pageMeta(page, {
    title: page.data?.name,
    description: page.data?.about,
    kind: 'CollectionPage',
    isPrivate: page.data?.list.total === 0,
  })
