import type { AppLoadContext } from '@remix-run/node'

interface ListArgs {
  postId: number
  page: number
  sort: 'asc' | 'desc'
}

interface Page {
  replies: readonly { floor: number }[]
  totalPages: number
}

/**
 * Returns the highest floor that this reader is shown; later replies have higher ones. Calls the API only when the newest reply is on another page.
 */
export async function newestFloor(
  api: AppLoadContext['api'],
  { postId, page, sort }: ListArgs,
  { replies, totalPages }: Page,
): Promise<number> {
  const isNewestPage = page === (sort === 'asc' ? Math.max(totalPages, 1) : 1)
  const newest = isNewestPage ? replies : (await api.reply.list({ postId, sort: 'desc', limit: 1 })).replies
  return Math.max(0, ...newest.map(({ floor }) => floor))
}
