import type { Site } from '../rpc/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** The name under which a category is kept, by any of its names; without one, the first of the content's list. */
export function categoryOf({ categories }: Pick<Site, 'categories'>, named: string | null | undefined): string {
  const kept = named ? categories.get(named) : categories.values().next().value
  if (kept === undefined) throw new Refusal('invalid', 'article.category', { field: 'category' })
  return kept
}
