import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { markColumns, RemovedText } from './removed-text.entity.ts'

const exported = ['title', 'name', 'grade', 'content', 'message', 'wish', 'images', 'created_at'] as const

/**
 * Personal data: removed texts of the member that can still be restored. They are deleted with the account, even if the other texts stay, and so are
 * the member's marks on removed texts of others.
 */
export const binPersonalData: PersonalData = {
  name: 'removedTexts',
  async exportRows(em, memberId) {
    const removed = await em.find(RemovedText, { author: memberId }, { orderBy: { id: 'asc' } })
    return removed.map(({ textType, textId, row, removedAt }) => ({
      type: textType,
      id: textId,
      ...Object.fromEntries(exported.flatMap(key => (row[key] == null ? [] : [[key, row[key]]]))),
      removedAt: removedAt.toISOString(),
    }))
  },
  anonymize: erase,
  erase,
}

const marksOfOthers = (marks: string, isLeaver: string) => `${marks} = (
    select coalesce(jsonb_agg(one order by place), '[]') from jsonb_array_elements(${marks}) with ordinality as each (one, place)
    where (${isLeaver}) is not true
  )`

// Likes stay without the member's id, so that their number does not change.
const withoutMember = (
  isLeaver: string,
) => `${['bookmarks', 'follows', 'mutes'].map(marks => marksOfOthers(marks, isLeaver)).join(', ')}, likes = (
    select coalesce(jsonb_agg(case when ${isLeaver} then jsonb_set(one, '{0}', 'null') else one end order by place), '[]')
    from jsonb_array_elements(likes) with ordinality as each (one, place)
  )`

const removeMarks = `
  update removed_text set ${withoutMember('one -> 0 = to_jsonb(leaver.id)')}
  from (select ?::int as id) as leaver
  where (${markColumns}) @> jsonb_build_array(jsonb_build_array(leaver.id))`

async function erase(em: Parameters<PersonalData['erase']>[0], memberId: number): Promise<void> {
  await em.nativeDelete(RemovedText, { author: memberId })
  await em.execute(removeMarks, [memberId])
}

const isFormerMember = `one -> 0 <> 'null' and not exists (select from member where member.id = (one ->> 0)::int)`
const removeMarksOfFormerMembers = `
  update removed_text set ${withoutMember(isFormerMember)}
  where exists (select from jsonb_array_elements(${markColumns}) as each (one) where ${isFormerMember})`

/** Removes the marks of members who left before a text came into the bin, which happens if it was removed while they left. */
export const anonymizeFormerMembers = (em: Parameters<PersonalData['erase']>[0]): Promise<unknown> =>
  em.execute(removeMarksOfFormerMembers)
