import type { AppLoadContext } from '@remix-run/node'

/** How many pledges wait for an admin, and how many other texts. */
export async function pendingCounts(api: AppLoadContext['api']) {
  const { futureMessages: pledges, ...texts } = await api.admin.waiting()
  return { pledges, texts: Object.values(texts).reduce((sum, count) => sum + count, 0) }
}
