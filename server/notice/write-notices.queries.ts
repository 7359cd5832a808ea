import type { EntityManager } from '@mikro-orm/postgresql'
import { isNaming, textKinds, type NamingType, type TextType } from '../kernel/text-kinds.schema.ts'

/** A change that members get a notice of. */
interface NoticeTaskRow {
  what: 'shown' | 'named' | 'reviewed' | 'liked' | 'unliked' | 'settled'
  textType: TextType | 'report'
  textId: number
}

// Oldest first; those that another process has taken are left to it.
const take = `delete from notice_task where id in (
    select id from notice_task where what <> 'followers' order by id limit ? for update skip locked
  )
  returning what, text_type as "textType", text_id as "textId"`

/** Deletes the next tasks and returns them, inside the transaction that writes their notices. */
export const takeTasks = (em: EntityManager, limit: number): Promise<NoticeTaskRow[]> =>
  em.execute<NoticeTaskRow[]>(take, [limit])

/** A member who switched a kind off gets no notice of it. One look by the index for each member, however many have chosen. */
export const wanted = (member: string, kind: string) =>
  `coalesce((select way from notice_choice where notice_choice.member_id = ${member} and notice_choice.kind = ${kind}), 'site') <> 'never'`

export const insert = `insert into notice (member_id, kind, text_type, text_id, count, outcome, reason, at)`
export const returning = `returning id, member_id as "memberId"`

// Of a text of their own a member is told once for each kind, and of that again.
const raising = `on conflict (member_id, kind, text_type, text_id) where kind in ('like', 'review', 'report') do update`

const follow = `insert into notice_task (what, text_type, text_id)
  select 'followers', text_type, text_id from jsonb_to_recordset(?::jsonb) as shown (text_type text, text_id int)`

/** Notes that the followers of these texts are still to be told (tell-followers.queries.ts). */
export async function noteFollowers(em: EntityManager, tasks: readonly NoticeTaskRow[]): Promise<void> {
  const shown = tasks.filter(({ what }) => what === 'shown')
  const rows = shown.map(({ textType, textId }) => ({ text_type: textType, text_id: textId }))
  if (rows.length > 0) await em.execute(follow, [JSON.stringify(rows)])
}

/**
 * Who has muted the post or whom it is signed by hears nothing of a text. What bears no name is never left out: that would tell who wrote
 * it (docs/product.md#muting).
 */
export const unmuted = (member: string, text: string) =>
  `not exists (select from mute where mute.member_id = ${member} and mute.post_id = ${text}.in_post)
    and not exists (select from mute where mute.member_id = ${member} and mute.muted_member_id = ${text}.signed_by)`

/** The texts that everybody sees now, with whom each answers and what it stands on; `mentions` are whom it names. */
const shown: { [type in NamingType]: string } = {
  article: `
    select id, author_id, author_id as signed_by, null::int as in_post, mentions, null::int as answered, null::int as owner from article where id = any(?::int[]) and status = 'published'`,
  post: `
    select id, author_id, case when is_anonymous then null else author_id end as signed_by, id as in_post, mentions, null::int as answered,
      null::int as owner from post where id = any(?::int[]) and status = 'approved'`,
  reply: `
    select reply.id, reply.author_id, reply.author_id as signed_by, reply.post_id as in_post, reply.mentions, coalesce(parent.author_id, reply.addressee_id) as answered, post.author_id as owner
    from reply join post on post.id = reply.post_id left join reply parent on parent.id = reply.parent_id
    where reply.id = any(?::int[]) and reply.status = 'approved' and post.status = 'approved'`,
  comment: `
    select comment.id, comment.author_id, comment.author_id as signed_by, null::int as in_post, comment.mentions, parent.author_id as answered, article.author_id as owner
    from comment join article on article.id = comment.article_id left join comment parent on parent.id = comment.parent_id
    where comment.id = any(?::int[]) and comment.status = 'approved' and article.status = 'published'
      and (parent.id is null or parent.status = 'approved')`,
}

const named = `select (named->>'id')::int as member_id, 'mention' as kind, id, author_id, 3 as rank
  from shown cross join jsonb_array_elements(mentions) as named`

// Whoever is answered is told of that, and not a second time that their post has a reply, or that the answer names them. Nobody is told of
// what they wrote themself.
const concerned = {
  article: named,
  post: named,
  // Who has ended to follow their own post hears of no more replies to it.
  reply: concernedBy(
    'reply',
    'not exists (select from follow where follow.post_id = shown.in_post and follow.member_id = owner and is_ended)',
  ),
  comment: concernedBy('comment'),
} as const

function concernedBy(kind: 'reply' | 'comment', isHeard = 'true'): string {
  return `select answered as member_id, 'answer' as kind, id, author_id, 1 as rank from shown
    union all select owner, '${kind}', id, author_id, 2 from shown where owner is distinct from answered and ${isHeard}
    union all ${named}`
}

/** One notice of a text for each whom it concerns: the nearest of its reasons that they want to hear of. */
const tell = (type: NamingType, told: string) => `
  with shown as (${shown[type]}), told as (${told})
  ${insert}
  select distinct on (told.member_id, told.id) told.member_id, told.kind, '${type}', told.id, 1, null, null, ?::timestamptz
  from told join member on member.id = told.member_id join shown on shown.id = told.id
  where told.member_id is distinct from told.author_id and ${wanted('told.member_id', 'told.kind')}
    and ${unmuted('told.member_id', 'shown')}
  order by told.member_id, told.id, told.rank
  on conflict do nothing ${returning}`

const textOf = (type: TextType) => textKinds.find(kind => kind.type === type) ?? textKinds[0]

/** The post that a text stands in, where it stands in one. */
const postOf = (type: TextType) => (type === 'post' ? 'text.id' : type === 'reply' ? 'text.post_id' : 'null')

// Those who liked it since its author last read of likes; one's own like is none, and one that was taken back neither. Likes name nobody, so
// those of whom the author has muted count as well.
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
        and not exists (select from mute where mute.member_id = text.${author} and mute.post_id = ${postOf(type)})
    )
    ${insert}
    select member_id, 'like', '${type}', id, count, null, null, ?::timestamptz from liked
    where count > 0 and ${wanted('liked.member_id', "'like'")}
    ${raising} set count = excluded.count, at = excluded.at
    ${returning}`
}

// A like that was taken back before its notice was read is no news: those who still like the text count. Where none of them is new the notice
// stands as it was when it was last read, and where there is none it goes.
const likesLeft = (type: TextType) => {
  const { table, author } = textOf(type)
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
  const { table, author } = textOf(type)
  return `
    ${insert}
    select ${author}, 'review', '${type}', id, 1, status, reason, ?::timestamptz from "${table}"
    where id = any(?::int[]) and ${author} is not null and status in ('approved', 'rejected') and ${wanted(`"${table}".${author}`, "'review'")}
    ${raising}
      set outcome = excluded.outcome, reason = excluded.reason, at = excluded.at
    ${returning}`
}

const settled = `
  ${insert}
  select distinct on (reporter_id, target_type, target_id) reporter_id, 'report', target_type, target_id, 1, status, null, ?::timestamptz
  from report where id = any(?::int[]) and reporter_id is not null and status <> 'open' and ${wanted('reporter_id', "'report'")}
  order by reporter_id, target_type, target_id, id desc
  ${raising} set outcome = excluded.outcome, at = excluded.at
  ${returning}`

/** A notice that was written, and whose it is. */
export interface Told {
  /** Null where there is no more to tell than before. */
  id: number | null
  memberId: number
}

/** Writes the notices of the tasks that takeTasks returned. */
export async function tellOf(em: EntityManager, tasks: readonly NoticeTaskRow[], now: Date): Promise<Told[]> {
  const told: Told[] = []
  const groups = Map.groupBy(tasks, ({ what, textType }) => `${what} ${textType}`)
  // In one order, so that two processes never wait for each other in a ring.
  for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = group
    const ids = `{${[...new Set(group.map(({ textId }) => textId))].toSorted((one, other) => one - other).join(',')}}`
    const statement = first && statementFor(first, ids, now)
    if (statement) told.push(...(await em.execute<Told[]>(...statement)))
  }
  return told
}

// Some kinds of text concern nobody but those who follow.
function statementFor({ what, textType }: NoticeTaskRow, ids: string, now: Date): [string, unknown[]] | undefined {
  if (textType === 'report') return [settled, [now, ids]]
  if (isNaming(textType)) {
    if (what === 'shown') return [tell(textType, concerned[textType]), [ids, now]]
    if (what === 'named') return [tell(textType, named), [ids, now]]
  }
  if (what === 'shown') return undefined
  if (what === 'unliked') return [likesLeft(textType), [ids]]
  return what === 'liked' ? [likesOf(textType), [ids, now]] : [outcomeOf(textType), [now, ids]]
}
