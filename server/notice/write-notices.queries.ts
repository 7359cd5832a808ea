import type { EntityManager } from '@mikro-orm/postgresql'
import { textKinds, type TextType } from '../kernel/text-kinds.schema.ts'

/** What is to be told of. */
export interface NoticeTaskRow {
  what: 'shown' | 'reviewed' | 'liked' | 'settled'
  textType: TextType | 'report'
  textId: number
}

// Oldest first; those that another process has taken are left to it.
const take = `delete from notice_task where id in (select id from notice_task order by id limit ? for update skip locked)
  returning what, text_type as "textType", text_id as "textId"`

/** Takes out what is to be told next, inside the transaction that tells it. */
export const takeTasks = (em: EntityManager, limit: number): Promise<NoticeTaskRow[]> =>
  em.execute<NoticeTaskRow[]>(take, [limit])

/** For whoever wants to hear nothing of a kind there is no notice. */
const wanted = (member: string, kind: string) =>
  `not exists (select from notice_choice where notice_choice.member_id = ${member} and notice_choice.kind = ${kind} and way = 'never')`

const insert = `insert into notice (member_id, kind, text_type, text_id, count, outcome, reason, at)`

// Whoever is answered is told of that, and not a second time that their post has a reply. Nobody is told of what they wrote themself.
const answers = {
  reply: `
    with shown as (
      select reply.id, reply.author_id, coalesce(parent.author_id, reply.addressee_id) as answered, post.author_id as owner
      from reply join post on post.id = reply.post_id left join reply parent on parent.id = reply.parent_id
      where reply.id = any(?::int[]) and reply.status = 'approved' and post.status = 'approved'
    )
    ${insert}
    select member_id, kind, 'reply', id, 1, null, null, ?::timestamptz from (
      select answered as member_id, 'answer' as kind, id, author_id from shown
      union all select owner, 'reply', id, author_id from shown where owner is distinct from answered
    ) as told where member_id is not null and member_id is distinct from author_id and ${wanted('told.member_id', 'told.kind')}
    on conflict on constraint notice_once_unique do nothing returning id, member_id as "memberId"`,
  comment: `
    with shown as (
      select comment.id, comment.author_id, parent.author_id as answered, article.author_id as owner
      from comment join article on article.id = comment.article_id left join comment parent on parent.id = comment.parent_id
      where comment.id = any(?::int[]) and comment.status = 'approved' and article.status = 'published'
        and (parent.id is null or parent.status = 'approved')
    )
    ${insert}
    select member_id, kind, 'comment', id, 1, null, null, ?::timestamptz from (
      select answered as member_id, 'answer' as kind, id, author_id from shown
      union all select owner, 'comment', id, author_id from shown where owner is distinct from answered
    ) as told where member_id is not null and member_id is distinct from author_id and ${wanted('told.member_id', 'told.kind')}
    on conflict on constraint notice_once_unique do nothing returning id, member_id as "memberId"`,
} as const

const textOf = (type: TextType) => textKinds.find(kind => kind.type === type) ?? textKinds[0]

// Those who liked it since its author last read of likes; one's own like is none, and one that was taken back neither.
const likesOf = (type: TextType) => {
  const { table, author } = textOf(type)
  return `
    with liked as (
      select text.id, text.${author} as member_id, (
        select count(*)::int from "like" where target_type = '${type}' and target_id = text.id and "like".member_id is distinct from text.${author}
          and created_at > coalesce(known.read_at, '-infinity')
      ) as count
      from "${table}" text left join notice known
        on known.member_id = text.${author} and known.kind = 'like' and known.text_type = '${type}' and known.text_id = text.id
      where text.id = any(?::int[]) and text.${author} is not null and text.status = 'approved'
    )
    ${insert}
    select member_id, 'like', '${type}', id, count, null, null, ?::timestamptz from liked
    where count > 0 and ${wanted('liked.member_id', "'like'")}
    on conflict on constraint notice_once_unique do update set count = excluded.count, at = excluded.at
    returning id, member_id as "memberId"`
}

const outcomeOf = (type: TextType) => {
  const { table, author } = textOf(type)
  return `
    ${insert}
    select ${author}, 'review', '${type}', id, 1, status, reason, ?::timestamptz from "${table}"
    where id = any(?::int[]) and ${author} is not null and status in ('approved', 'rejected') and ${wanted(`"${table}".${author}`, "'review'")}
    on conflict on constraint notice_once_unique do update
      set outcome = excluded.outcome, reason = excluded.reason, at = excluded.at
    returning id, member_id as "memberId"`
}

const settled = `
  ${insert}
  select distinct on (reporter_id, target_type, target_id) reporter_id, 'report', target_type, target_id, 1, status, null, ?::timestamptz
  from report where id = any(?::int[]) and reporter_id is not null and status <> 'open' and ${wanted('reporter_id', "'report'")}
  order by reporter_id, target_type, target_id, id desc
  on conflict on constraint notice_once_unique do update set outcome = excluded.outcome, at = excluded.at
  returning id, member_id as "memberId"`

/** A notice that was written, and whose it is. */
interface Told {
  id: number
  memberId: number
}

/** Writes the notices of what was taken. */
export async function tellOf(em: EntityManager, tasks: readonly NoticeTaskRow[], now: Date): Promise<Told[]> {
  const told: Told[] = []
  const groups = Map.groupBy(tasks, ({ what, textType }) => `${what} ${textType}`)
  // In one order, so that two processes never wait for each other in a ring.
  for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = group
    const ids = `{${[...new Set(group.map(({ textId }) => textId))].toSorted((one, other) => one - other).join(',')}}`
    if (first === undefined) continue
    told.push(...(await em.execute<Told[]>(...statementFor(first, ids, now))))
  }
  return told
}

function statementFor({ what, textType }: NoticeTaskRow, ids: string, now: Date): [string, unknown[]] {
  if (textType === 'report') return [settled, [now, ids]]
  if (what === 'shown') return [textType === 'comment' ? answers.comment : answers.reply, [ids, now]]
  return what === 'liked' ? [likesOf(textType), [ids, now]] : [outcomeOf(textType), [now, ids]]
}
