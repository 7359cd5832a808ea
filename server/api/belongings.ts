import type { EntityManager } from '@mikro-orm/postgresql'

/** What a noun keeps of a member, so that they can take it with them, and leave (docs/product.md#leaving). */
export interface Belongings {
  /** The key in the export. */
  name: string
  /** These are the images themselves, which keep no image from being removed. */
  areImages?: true
  /** Everything of the member, also what is hidden from others; no secret of the site. */
  exported: (em: EntityManager, memberId: number) => Promise<Record<string, unknown>[]>
  /** Takes the member's name off what stays; references to the member are emptied by the database. */
  unsigned?: (em: EntityManager, memberId: number) => Promise<void>
  /** Removes the member's texts. */
  removed: (em: EntityManager, memberId: number) => Promise<void>
}
