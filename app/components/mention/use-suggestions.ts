import { keepPreviousData } from '@tanstack/react-query'
import { handlesOwnErrors, trpc } from '#app/browser/trpc-hooks.tsx'

const none: readonly never[] = []

/** Returns members whose names begin with the typed text; none if the request fails. */
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
      meta: handlesOwnErrors,
      placeholderData: keepPreviousData,
    },
  )
  const begun = text?.toLowerCase()
  // While the next response is pending, the options of the last one that still fit are shown.
  return begun === undefined
    ? none
    : (data?.members.filter(({ username }) => username.toLowerCase().startsWith(begun)) ?? none)
}
