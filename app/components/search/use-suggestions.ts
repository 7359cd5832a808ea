import { useEffect, useRef, useState } from 'react'
import { loadQueryClient } from '#app/browser/load-query-client.ts'
import type { Suggestion } from '#server/search/search.schema.ts'
import type { SearchScope } from './search-scope.ts'

const pause = 150
const enough = /\p{Script=Han}|[\p{L}\p{N}]{2}/u
const none: readonly Suggestion[] = []

/** Requests suggestions. The same request is answered from the cache for half a minute, and an outdated request is cancelled. */
async function read(q: string, within: SearchScope | undefined, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const { client, queryClient } = await loadQueryClient()
  if (signal.aborted) return none
  const question = { q, ...within }
  const queryKey = ['search.suggest', question]
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }))
  const { suggestions } = await queryClient.query({
    queryKey,
    queryFn: query => client.search.suggest.query(question, { signal: query.signal }),
    staleTime: 30_000,
  })
  return suggestions
}

/** Returns pages that match the typed text, after a pause in typing; none if the request fails. */
export function useSuggestions(typed: string, within: SearchScope | undefined): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(none)
  // A ref, because the caller may pass a new object each time.
  const place = useRef(within)
  useEffect(() => {
    place.current = within
  }, [within])
  const q = enough.test(typed) ? typed.trim().slice(0, 100) : ''
  // In an effect this would come too late for a letter that is typed immediately afterwards: it would show these suggestions again for a moment.
  if (q === '' && suggestions.length > 0) setSuggestions(none)
  useEffect(() => {
    if (q === '') return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      read(q, place.current, asking.signal).then(
        found => {
          if (!asking.signal.aborted) setSuggestions(found)
        },
        () => {
          if (!asking.signal.aborted) setSuggestions(none)
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q])
  return q === '' ? none : suggestions
}
