import type { EntityManager } from '@mikro-orm/postgresql'
import { NoticeChoice } from './notice-choice.entity.ts'
import { noticeKinds, defaultWay, type NoticeChoices, type NoticeKind } from './notice.schema.ts'

/** Returns the ways by which a member wants notices of each kind. */
export async function choicesOf(em: EntityManager, memberId: number): Promise<NoticeChoices> {
  const rows = await em.find(NoticeChoice, { member: memberId })
  const wayOf = (kind: NoticeKind) => rows.find(row => row.kind === kind)?.way ?? defaultWay(kind)
  return {
    reply: wayOf('reply'),
    answer: wayOf('answer'),
    comment: wayOf('comment'),
    mention: wayOf('mention'),
    followedPost: wayOf('followedPost'),
    followedBoard: wayOf('followedBoard'),
    followedClass: wayOf('followedClass'),
    like: wayOf('like'),
    review: wayOf('review'),
    report: wayOf('report'),
  }
}

// One statement, so that of two concurrent forms one is stored as a whole.
const choose = `insert into notice_choice (member_id, kind, way, locale)
  select ?, kind, way, ? from jsonb_to_recordset(?::jsonb) as chosen (kind text, way text)
  on conflict (member_id, kind) do update set way = excluded.way, locale = excluded.locale`

/** Stores the given choices and leaves the others. */
export async function storeChoices(
  em: EntityManager,
  memberId: number,
  choices: { [Kind in NoticeKind]?: NoticeChoices[Kind] | undefined },
  locale: 'zh' | 'en',
): Promise<void> {
  const chosen = noticeKinds.map(kind => ({ kind, way: choices[kind] })).filter(({ way }) => way !== undefined)
  if (chosen.length > 0) await em.execute(choose, [memberId, locale, JSON.stringify(chosen)])
}

// Members without a choice also get letters about their reports, so ending these needs a row.
const end = `
  insert into notice_choice (member_id, kind, way, locale) select member.id, 'report', 'site', ? from member where member.id = ?
  on conflict (member_id, kind) do update set way = 'site' where notice_choice.way in ('mail', 'daily')`

/** Ends the letters of one kind, or of all; notices on the site stay. Does nothing for a deleted account. */
export async function endLettersOfKind(
  em: EntityManager,
  memberId: number,
  kind: NoticeKind | 'all',
  locale: 'zh' | 'en',
): Promise<void> {
  const chosen = { member: memberId, way: { $in: ['mail' as const, 'daily' as const] } }
  await em.nativeUpdate(NoticeChoice, kind === 'all' ? chosen : { ...chosen, kind }, { way: 'site' })
  if (kind === 'all' || kind === 'report') await em.execute(end, [locale, memberId])
}
