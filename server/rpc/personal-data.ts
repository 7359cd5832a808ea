import type { EntityManager } from '@mikro-orm/postgresql'

/** What a noun keeps of a member, so that they can take it with them, and leave (docs/product.md#leaving). */
export interface PersonalData {
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
  /** What is counted of a member, by the name of the number: selects of one number each, about the member `counted.id`. */
  counts?: Partial<Record<MemberCount, string>>
}

/** Numbers on the profile of a member (docs/product.md#contributions) and on the page that others see. */
export type MemberCount = 'maxims' | 'relayParticipations' | 'wordlessPasses' | 'mosaicCompleted' | NamedTexts
type NamedTexts = 'articles' | 'posts' | 'replies' | 'blessings'
