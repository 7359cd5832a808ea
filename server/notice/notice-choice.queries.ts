import type { EntityManager } from '@mikro-orm/postgresql'
import { NoticeChoice } from './notice-choice.entity.ts'
import { noticeKinds, type NoticeChoices, type NoticeKind } from './notice.schema.ts'

/** By which ways a member wants notices of each kind. */
export async function choicesOf(em: EntityManager, memberId: number): Promise<NoticeChoices> {
  const rows = await em.find(NoticeChoice, { member: memberId })
  const wayOf = (kind: NoticeKind) => rows.find(row => row.kind === kind)?.way ?? 'site'
  const report = wayOf('report')
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
    report: report === 'never' ? 'never' : 'site',
  }
}

const choose = `insert into notice_choice (member_id, kind, way, locale) values (?, ?, ?, ?)
  on conflict (member_id, kind) do update set way = excluded.way, locale = excluded.locale`

/** Keeps the choices that are named and leaves the others. */
export async function keepChoices(
  em: EntityManager,
  memberId: number,
  choices: { [Kind in NoticeKind]?: NoticeChoices[Kind] | undefined },
  locale: 'zh' | 'en',
): Promise<void> {
  for (const kind of noticeKinds) {
    const way = choices[kind]
    if (way !== undefined) await em.execute(choose, [memberId, kind, way, locale])
  }
}

/** Ends the letters of one kind, or of all; notices on the site stay. */
export const endLetters = (em: EntityManager, memberId: number, kind: NoticeKind | 'all'): Promise<number> =>
  em.nativeUpdate(
    NoticeChoice,
    { member: memberId, way: { $in: ['mail', 'daily'] }, ...(kind === 'all' ? {} : { kind }) },
    { way: 'site' },
  )
