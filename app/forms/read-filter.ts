import { z } from 'zod'

/** What the query of an address narrows a list to. What makes no sense there counts as not asked. */
export function filterIn<Filter extends z.ZodObject>(filter: Filter, query: URLSearchParams): z.output<Filter> {
  const asked = Object.entries(filter.shape).flatMap(([name, field]) => {
    const text = query.get(name) ?? ''
    const value = [text, Number(text)].find(tried => z.safeParse(field, tried).data !== undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  return filter.parse(Object.fromEntries(asked))
}
