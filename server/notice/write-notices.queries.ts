import type { EntityManager } from '@mikro-orm/postgresql'
import { canMention, textKinds, type MentioningType, type TextType } from '../kernel/text-kind-properties.schema.ts'

/** A change that causes notices. */
export interface NoticeTaskRow {
  what: 'shown' | 'named' | 'reviewed' | 'liked' | 'unliked' | 'settled'
  textType: TextType | 'report'
  textId: number
}

// The oldest tasks. Those that another process has locked are skipped.
const take = `delete from notice_task where id in (
    select id from notice_task where what <> 'followers' order by id limit ? for update skip locked
  )
  returning what, text_type as "textType", text_id as "textId"`

/** Deletes the next tasks and returns them, inside the transaction that writes their notices. */
export const takeTasks = (em: EntityManager, limit: number): Promise<NoticeTaskRow[]> =>
  em.execute<NoticeTaskRow[]>(take, [limit])

/** SQL condition: the member has not switched this kind off. One index look-up for each member, however many have made choices. */
export const isWanted = (member: string, kind: string) =>
  `coalesce((select way from notice_choice where notice_choice.member_id = ${member} and notice_choice.kind = ${kind}), 'site') <> 'never'`

export const insertNotice = `insert into notice (member_id, kind, text_type, text_id, count, outcome, reason, at)`
export const returningMember = `returning id, member_id as "memberId"`

// A member has one notice for each kind of event on their own text; a later event makes it unread again.
const updateExisting = `on conflict (member_id, kind, text_type, text_id) where kind in ('like', 'review', 'report') do update`

/**
 * SQL condition: the member has muted neither the post nor the signer of the text. An anonymous text is never left out, because that would reveal its
 * author (docs/product.md#muting).
 */
export const isUnmuted = (member: string, text: string) =>
  `not exists (select from mute where mute.member_id = ${member} and mute.post_id = ${text}.in_post)
    and not exists (select from mute where mute.member_id = ${member} and mute.muted_member_id = ${text}.signed_by)`

/**
 * SQL for the rows of the tasks. Each is found by its primary key: shortly after many inserts the statistics of the table are out of date, and the
 * planner would read all rows of a place.
 */
export const rowsOfTasks = (table: MentioningType | 'blessing') =>
  `task cross join lateral (select * from ${table} where ${table}.id = task.text limit 1) as ${table}`

/** SQL for the public texts among these, with the member whom each answers, the owner of its place, and its mentions. */
const publicTexts: { [type in MentioningType]: string } = {
  article: `
    select id, author_id, author_id as signed_by, null::int as in_post, mentions, null::int as answered, null::int as owner from ${rowsOfTasks('article')} where status = 'published'`,
  post: `
    select id, author_id, case when is_anonymous then null else author_id end as signed_by, id as in_post, mentions, null::int as answered,
      null::int as owner from ${rowsOfTasks('post')} where status = 'approved'`,
  reply: `
    select reply.id, reply.author_id, reply.author_id as signed_by, reply.post_id as in_post, reply.mentions, coalesce(parent.author_id, reply.addressee_id) as answered, post.author_id as owner
    from ${rowsOfTasks('reply')} join post on post.id = reply.post_id left join reply parent on parent.id = reply.parent_id
    where reply.status = 'approved' and post.status = 'approved'`,
  comment: `
    select comment.id, comment.author_id, comment.author_id as signed_by, null::int as in_post, comment.mentions, parent.author_id as answered, article.author_id as owner
    from ${rowsOfTasks('comment')} join article on article.id = comment.article_id left join comment parent on parent.id = comment.parent_id
    where comment.status = 'approved' and article.status = 'published' and (parent.id is null or parent.status = 'approved')`,
}

// Includes what `isUnmuted` needs. A second join with the texts would compare each text with each member concerned.
const ofText = 'id, author_id, signed_by, in_post'

const mentionedMembers = `select (named->>'id')::int as member_id, 'mention' as kind, 3 as rank, ${ofText}
  from shown cross join jsonb_array_elements(mentions) as named`

// A member whom a text answers gets one notice of that, and none that their post has a reply or that the text mentions them. Nobody gets a notice of
// their own text.
const concernedMembers = {
  article: mentionedMembers,
  post: mentionedMembers,
  // An owner who ended following their own post gets no notices of replies to it.
  reply: concernedByAnswer(
    'reply',
    'not exists (select from follow where follow.post_id = shown.in_post and follow.member_id = owner and is_ended)',
  ),
  comment: concernedByAnswer('comment'),
} as const

function concernedByAnswer(kind: 'reply' | 'comment', condition = 'true'): string {
  return `select answered as member_id, 'answer' as kind, 1 as rank, ${ofText} from shown where answered is not null
    union all select owner, '${kind}', 2, ${ofText} from shown where owner is distinct from answered and ${condition}
    union all ${mentionedMembers}`
}

/** SQL that writes one notice of a text for each member concerned: the nearest reason that they have not switched off. */
const insertNoticesOf = (type: MentioningType, addressees: string) => `
  with task as (select * from unnest(?::int[]) as task (text)), shown as (${publicTexts[type]}), addressee as materialized (${addressees})
  ${insertNotice}
  select distinct on (addressee.member_id, addressee.id) addressee.member_id, addressee.kind, '${type}', addressee.id, 1, null, null, ?::timestamptz
  from addressee join member on member.id = addressee.member_id
  where addressee.member_id is distinct from addressee.author_id and ${isWanted('addressee.member_id', 'addressee.kind')}
    and ${isUnmuted('addressee.member_id', 'addressee')}
  order by addressee.member_id, addressee.id, addressee.rank
  on conflict do nothing ${returningMember}`

const kindOf = (type: TextType) => textKinds.find(kind => kind.type === type) ?? textKinds[0]

/** SQL for the post that a text belongs to, or null. */
const postOf = (type: TextType) => (type === 'post' ? 'text.id' : type === 'reply' ? 'text.post_id' : 'null')

// Counts the likes since the author last read of likes, without their own and without those taken back. Likes name nobody, so those of muted members
// count too.
const likesOf = (type: TextType) => {
  const { table, author } = kindOf(type)
  return `
    with liked as (
      select text.id, text.${author} as member_id, (
        select count(*)::int from "like" where target_type = '${type}' and target_id = text.id and "like".member_id is distinct from text.${author}
          and created_at > coalesce(known.read_at, '-infinity')
      ) as count
      from "${table}" text left join notice known
        on known.member_id = text.${author} and known.kind = 'like' and known.text_type = '${type}' and known.text_id = text.id
      where text.id = any(?::int[]) and text.${author} is not null and text.status = 'approved'
        and not exists (select from mute where mute.member_id = text.${author} and mute.post_id = ${postOf(type)})
    )
    ${insertNotice}
    select member_id, 'like', '${type}', id, count, null, null, ?::timestamptz from liked
    where count > 0 and ${isWanted('liked.member_id', "'like'")}
    ${updateExisting} set count = excluded.count, at = excluded.at
    ${returningMember}`
}

// After a like was taken back, the unread notice counts the remaining likes. If none of them is new, the notice is as it was when it was last read;
// if none is left, it is deleted.
const likesLeft = (type: TextType) => {
  const { table, author } = kindOf(type)
  const likes = `select count(*)::int from "like" where target_type = '${type}' and target_id = notice.text_id and "like".member_id is distinct from notice.member_id`
  return `
  with unread as (
    select notice.id, (${likes} and "like".created_at > coalesce(notice.read_at, '-infinity')) as since, (${likes}) as ever
    from "${table}" text join notice
      on notice.member_id = text.${author} and notice.kind = 'like' and notice.text_type = '${type}' and notice.text_id = text.id
    where text.id = any(?::int[]) and (notice.read_at is null or notice.read_at < notice.at)
    order by notice.id for update of notice
  ), gone as (delete from notice using unread where notice.id = unread.id and ever = 0 returning notice.member_id), kept as (
    update notice set count = case when since > 0 then since else ever end, at = case when since > 0 then at else read_at end
    from unread where notice.id = unread.id and ever > 0 returning notice.member_id
  )
  select null::int as id, member_id as "memberId" from gone union all select null, member_id from kept`
}

const outcomeOf = (type: TextType) => {
  const { table, author } = kindOf(type)
  return `
    ${insertNotice}
    select ${author}, 'review', '${type}', id, 1, status, reason, ?::timestamptz from "${table}"
    where id = any(?::int[]) and ${author} is not null and status in ('approved', 'rejected') and ${isWanted(`"${table}".${author}`, "'review'")}
    ${updateExisting}
      set outcome = excluded.outcome, reason = excluded.reason, at = excluded.at
    ${returningMember}`
}

const settledReports = `
  ${insertNotice}
  select distinct on (reporter_id, target_type, target_id) reporter_id, 'report', target_type, target_id, 1, status, null, ?::timestamptz
  from report where id = any(?::int[]) and reporter_id is not null and status <> 'open' and ${isWanted('reporter_id', "'report'")}
  order by reporter_id, target_type, target_id, id desc
  ${updateExisting} set outcome = excluded.outcome, at = excluded.at
  ${returningMember}`

/** A notice that was written, and its member. */
export interface WrittenNotice {
  /** Null if only the count of unread notices may have changed. */
  id: number | null
  memberId: number
}

/** Writes the notices of the tasks that takeTasks returned. */
export async function writeNoticesOfTasks(
  em: EntityManager,
  tasks: readonly NoticeTaskRow[],
  now: Date,
): Promise<WrittenNotice[]> {
  const written: WrittenNotice[] = []
  const groups = Map.groupBy(tasks, ({ what, textType }) => `${what} ${textType}`)
  // One order of statements, so that two processes cannot deadlock.
  for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = group
    const ids = `{${[...new Set(group.map(({ textId }) => textId))].toSorted((one, other) => one - other).join(',')}}`
    const statement = first && statementFor(first, ids, now)
    if (statement) written.push(...(await em.execute<WrittenNotice[]>(...statement)))
  }
  return written
}

// Some kinds of text concern only followers.
function statementFor({ what, textType }: NoticeTaskRow, ids: string, now: Date): [string, unknown[]] | undefined {
  if (textType === 'report') return [settledReports, [now, ids]]
  if (canMention(textType)) {
    if (what === 'shown') return [insertNoticesOf(textType, concernedMembers[textType]), [ids, now]]
    if (what === 'named') return [insertNoticesOf(textType, mentionedMembers), [ids, now]]
  }
  if (what === 'shown') return undefined
  if (what === 'unliked') return [likesLeft(textType), [ids]]
  return what === 'liked' ? [likesOf(textType), [ids, now]] : [outcomeOf(textType), [now, ids]]
}
