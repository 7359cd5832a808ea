import { keepPreviousData } from '@tanstack/react-query'
import { toldInPlace, trpc } from '#app/browser/trpc-hooks.tsx'

const none: readonly never[] = []

/** Members whose names begin so; what cannot be asked offers nobody. */
export function useSuggestions(
  text: string | undefined,
  place: { postId?: number | undefined; articleId?: number | undefined },
) {
  const { data } = trpc.mention.suggest.useQuery(
    { text: text ?? '', ...place },
    {
      enabled: text !== undefined,
      staleTime: 30_000,
      retry: false,
      meta: toldInPlace,
      placeholderData: keepPreviousData,
    },
  )
  const begun = text?.toLowerCase()
  // While the next answer is on its way, those of the last one that still fit.
  return begun === undefined
    ? none
    : (data?.members.filter(({ username }) => username.toLowerCase().startsWith(begun)) ?? none)
}
