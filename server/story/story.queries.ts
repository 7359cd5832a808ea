import { LockMode, type EntityManager } from '@mikro-orm/postgresql'
import { StoryDraft, StoryRevision } from './story.entity.ts'

/** Returns the last revision of every part that was ever published. */
export function lastRevisions(em: EntityManager): Promise<StoryRevision[]> {
  const newer = `not exists (select 1 from story_revision later where later.unit = story_revision.unit and later.number > story_revision.number)`
  return em.createQueryBuilder(StoryRevision, 'story_revision').where(newer).orderBy({ unit: 'asc' }).getResultList()
}

export const lastRevision = (em: EntityManager, part: string): Promise<StoryRevision | null> =>
  em.findOne(StoryRevision, { unit: part }, { orderBy: { number: 'desc' } })

export const findRevision = (em: EntityManager, part: string, number: number): Promise<StoryRevision | null> =>
  em.findOne(StoryRevision, { unit: part, number })

/** Returns a page of revisions, newest first, and the total. */
export const listRevisions = (
  em: EntityManager,
  part: string,
  { page, limit }: { page: number; limit: number },
): Promise<[StoryRevision[], number]> =>
  em.findAndCount(StoryRevision, { unit: part }, { orderBy: { number: 'desc' }, limit, offset: (page - 1) * limit })

export const findDraft = (em: EntityManager, part: string): Promise<StoryDraft | null> =>
  em.findOne(StoryDraft, { unit: part })

export const allDrafts = (em: EntityManager): Promise<StoryDraft[]> => em.find(StoryDraft, {})

/** Locks the draft until the transaction of `em` ends. */
export const lockDraft = (em: EntityManager, part: string): Promise<StoryDraft | null> =>
  em.findOne(StoryDraft, { unit: part }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

// Earlier revisions can be restored, so all of them count.
const imagesWhereUploaded = `
  select distinct found[1] as url
  from (select content::text as words from story_revision union all select content::text from story_draft) story,
    regexp_matches(words, '(/uploads/[A-Za-z0-9_-]{22}(-small|-square){0,1}\\.webp)', 'g') found
  where words like '%/uploads/%' and exists (select 1 from upload where owner_id = ?)`

/** Returns the uploaded images that drafts and revisions of the story contain, if the member has uploaded any. */
export async function imagesInStory(em: EntityManager, memberId: number): Promise<string[]> {
  const rows = await em.execute<{ url: string }[]>(imagesWhereUploaded, [memberId])
  return rows.map(({ url }) => url)
}
