/** The filter of texts that became public since a moment. */
export const publicSince = (at: Date) => ({ shownAt: { $gte: at } })

/** The order and limit of the newest of them. */
export const newestPublicFirst = (limit: number) => ({
  orderBy: { shownAt: 'desc' as const, id: 'desc' as const },
  limit,
})
