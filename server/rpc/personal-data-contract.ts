import type { EntityManager } from '@mikro-orm/postgresql'

/** The data of one kind about a member, for the export and for leaving (docs/product.md#leaving). */
export interface PersonalData {
  /** The key in the export. */
  name: string
  /** True for the images themselves. A row here does not count as a use that keeps an image. */
  areImages?: true
  /** Returns everything about the member, including what is hidden from others, but no secret of the site. */
  exportRows: (em: EntityManager, memberId: number) => Promise<Record<string, unknown>[]>
  /** Removes the member's name from rows that stay. The database clears references to the member. */
  anonymize?: (em: EntityManager, memberId: number) => Promise<void>
  /** Removes the member's texts. */
  erase: (em: EntityManager, memberId: number) => Promise<void>
  /** Counts of a member by name: each a select of one number for the member `counted.id`. */
  counts?: Partial<Record<MemberCount, string>>
}

/** Numbers on the profile of a member (docs/product.md#contributions) and on the page that others see. */
export type MemberCount = 'maxims' | 'relayParticipations' | 'passesWithoutWish' | 'mosaicCompleted' | NamedTexts
type NamedTexts = 'articles' | 'posts' | 'replies' | 'blessings'
