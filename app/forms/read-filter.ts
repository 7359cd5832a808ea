import { z } from 'zod'

/** Returns the filter of a list from the URL; invalid values are ignored. */
export function filterIn<Filter extends z.ZodObject>(filter: Filter, query: URLSearchParams): z.output<Filter> {
  const asked = Object.entries(filter.shape).flatMap(([name, field]) => {
    const text = query.get(name) ?? ''
    const value = [text, Number(text)].find(tried => z.safeParse(field, tried).data !== undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  return filter.parse(Object.fromEntries(asked))
}
