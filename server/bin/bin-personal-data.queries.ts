import type { PersonalData } from '../rpc/personal-data.ts'
import { marksOfAll, RemovedText } from './removed-text.entity.ts'

const exported = ['title', 'name', 'grade', 'content', 'message', 'wish', 'images', 'created_at'] as const

/**
 * The removed texts of a member that can still be restored. They are deleted with the account, even if the other texts stay, and so is what the
 * member had marked of those of others.
 */
export const binPersonalData: PersonalData = {
  name: 'removedTexts',
  async exported(em, memberId) {
    const removed = await em.find(RemovedText, { author: memberId }, { orderBy: { id: 'asc' } })
    return removed.map(({ textType, textId, row, removedAt }) => ({
      type: textType,
      id: textId,
      ...Object.fromEntries(exported.flatMap(key => (row[key] == null ? [] : [[key, row[key]]]))),
      removedAt: removedAt.toISOString(),
    }))
  },
  unsigned: erase,
  removed: erase,
}

const kept = (marks: string) => `${marks} = (
    select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(${marks}) with ordinality as each (one, place)
    where one -> 0 is distinct from to_jsonb(leaver.id)
  )`

// Their likes go on counting, without them.
const unmark = `
  update removed_text set ${['bookmarks', 'follows', 'mutes'].map(kept).join(', ')}, likes = (
    select coalesce(jsonb_agg(case when one -> 0 = to_jsonb(leaver.id) then jsonb_set(one, '{0}', 'null') else one end order by place), '[]')
    from jsonb_array_elements(likes) with ordinality as each (one, place)
  )
  from (select ?::int as id) as leaver
  where (${marksOfAll}) @> jsonb_build_array(jsonb_build_array(leaver.id))`

async function erase(em: Parameters<PersonalData['removed']>[0], memberId: number): Promise<void> {
  await em.nativeDelete(RemovedText, { author: memberId })
  await em.execute(unmark, [memberId])
}
