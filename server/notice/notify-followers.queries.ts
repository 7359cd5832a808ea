import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import type { NoticeKind } from './notice.schema.ts'
import {
  insertNotice,
  isUnmuted,
  isWanted,
  returningMember,
  rowsOfTasks,
  type NoticeTaskRow,
  type WrittenNotice,
} from './write-notices.queries.ts'

/** A text whose followers are being notified, and the progress. */
interface FollowersTask {
  id: number
  textType: TextType
  textId: number
  notifiedUpTo: number
}

/** The next followers of such a text: how many were found, and the last of them. */
interface Batch {
  id: number
  textId: number
  notifiedUpTo: number
  last: number
  found: number
}

/** The followed place of a text: the column in `follow` and in the text, and the kind of notice. */
interface Source {
  column: 'post_id' | 'board_id' | 'class_year'
  kind: NoticeKind
}

interface FollowedKind {
  /** SQL for the texts of the tasks that are public and at most a month old. A text that becomes public again after years is no news. */
  text: string
  /** The places that can be followed, the most specific first. */
  sources: readonly Source[]
  /** Members who get another notice of it, or none. */
  excluded: string
}

// The class of an author whose page is visible. Members who hide their page appear on no list.
const classOf = (table: 'post' | 'article' | 'blessing') =>
  `(select graduation_year from member where member.id = ${table}.author_id and visibility <> 'nobody')`
const ofClass = { column: 'class_year', kind: 'followedClass' } as const

const followed: Partial<Record<TextType, FollowedKind>> = {
  reply: {
    text: `
      select task.*, reply.id, reply.author_id, reply.author_id as signed_by, reply.post_id as in_post, reply.post_id, post.author_id as owner, coalesce(parent.author_id, reply.addressee_id) as answered
      from ${rowsOfTasks('reply')} join post on post.id = reply.post_id left join reply parent on parent.id = reply.parent_id
      where reply.status = 'approved' and post.status = 'approved' and reply.created_at > ?`,
    sources: [{ column: 'post_id', kind: 'followedPost' }],
    excluded: 'text.author_id, text.owner, text.answered',
  },
  post: {
    text: `
      select task.*, id, author_id, case when is_anonymous then null else author_id end as signed_by, id as in_post, board_id, case when is_anonymous then null else ${classOf('post')} end as class_year
      from ${rowsOfTasks('post')} where status = 'approved' and created_at > ?`,
    sources: [{ column: 'board_id', kind: 'followedBoard' }, ofClass],
    excluded: 'text.author_id',
  },
  article: {
    text: `
      select task.*, id, author_id, author_id as signed_by, null::int as in_post, ${classOf('article')} as class_year
      from ${rowsOfTasks('article')} where status = 'published' and published_at > ?`,
    sources: [ofClass],
    excluded: 'text.author_id',
  },
  blessing: {
    text: `
      select task.*, id, author_id, author_id as signed_by, null::int as in_post, ${classOf('blessing')} as class_year
      from ${rowsOfTasks('blessing')} where status = 'approved' and not is_anonymous and created_at > ?`,
    sources: [ofClass],
    excluded: 'text.author_id',
  },
}

/** SQL for the followers from each source who are not notified yet: a number of them in the order of their ids, or those up to a last id. */
const followersOf = ({ sources }: FollowedKind, until: 'order by member_id limit ?' | 'and member_id <= text.last') =>
  sources
    .map(
      ({ column, kind }, rank) => `(
        select member_id, '${kind}' as kind, ${rank} as rank from follow
        where ${column} = text.${column} and not is_ended and member_id > text.told_to ${until})`,
    )
    .join(' union all ')

const excludedBy = ({ excluded }: FollowedKind) => `array_remove(array[${excluded}], null)`

const tasks = (columns: readonly string[]) =>
  `task as (select * from unnest(${columns.map(() => '?::int[]').join(', ')}) as task (${columns.join(', ')}))`

/** Returns the statements that find and notify the next followers of several texts of a kind. */
export const statementsFor = (type: TextType) => {
  const of = followed[type]
  if (of === undefined) return undefined
  const others = of.sources.map(
    ({ column }) =>
      `exists (select from follow where ${column} = text.${column} and not is_ended and member_id <> all (${excludedBy(of)}))`,
  )
  return {
    sources: of.sources.length,
    queue: `
      with ${tasks(['text'])}, text as (${of.text})
      insert into notice_task (what, text_type, text_id)
      select 'followers', '${type}', text.id from text where ${others.join(' or ')} order by text.id`,
    upTo: `
      with ${tasks(['task', 'text', 'told_to'])}, text as (${of.text})
      select text.task as id, text.text as "textId", text.told_to as "notifiedUpTo", last, found from text cross join lateral (
        select max(member_id) as last, count(*)::int as found
        from (select distinct member_id from (${followersOf(of, 'order by member_id limit ?')}) as follower order by member_id limit ?) as each
      ) as batch
      where found > 0`,
    insertNotices: `
      with ${tasks(['task', 'text', 'told_to', 'last'])}, text as (${of.text})
      ${insertNotice}
      select distinct on (follower.member_id, text.id) follower.member_id, follower.kind, '${type}', text.id, 1, null, null, ?::timestamptz
      from text cross join lateral (${followersOf(of, 'and member_id <= text.last')}) as follower
      where follower.member_id <> all (${excludedBy(of)})
        and ${isWanted('follower.member_id', 'follower.kind')} and ${isUnmuted('follower.member_id', 'text')}
      order by follower.member_id, text.id, follower.rank
      on conflict do nothing ${returningMember}`,
  }
}

/**
 * Queues the notices to the followers of those texts that have followers besides the members concerned. Most texts have none, and cause no further
 * statement.
 */
export async function queueFollowerNotices(
  em: EntityManager,
  tasks: readonly NoticeTaskRow[],
  since: Date,
): Promise<void> {
  const shown = tasks.filter(({ what }) => what === 'shown')
  for (const [type, of] of Map.groupBy(shown, ({ textType }) => textType)) {
    const statements = type === 'report' ? undefined : statementsFor(type)
    if (statements) await em.execute(statements.queue, [integerArray(of, ({ textId }) => textId), since])
  }
}

// The oldest tasks. Those that another process has locked are skipped.
const take = `select id, text_type as "textType", text_id as "textId", told_to as "notifiedUpTo" from notice_task
  where what = 'followers' order by id limit ? for update skip locked`

/** How many texts are processed together: in a lively thread most have hardly any new followers. */
const textsPerBatch = 100

interface FollowerNotices {
  written: WrittenNotice[]
  /** Whether more followers may be waiting. */
  isMore: boolean
}

interface NotifyOptions {
  now: Date
  /** Older texts cause no notices. */
  since: Date
  limit: number
}

/**
 * Notifies the next followers of some texts, inside a transaction that also stores the progress of each: if the process dies, nothing was written and
 * another one continues. Texts that wait together share the batch evenly.
 */
export async function notifyNextFollowers(
  em: EntityManager,
  { limit, ...asked }: NotifyOptions,
): Promise<FollowerNotices> {
  const tasks = await em.execute<FollowersTask[]>(take, [textsPerBatch])
  if (tasks.length === 0) return { written: [], isMore: false }
  const share = Math.max(1, Math.floor(limit / tasks.length))
  const all: WrittenNotice[] = []
  const unfinished: Batch[] = []
  for (const type of new Set(tasks.map(({ textType }) => textType))) {
    const ofType = tasks.filter(({ textType }) => textType === type)
    const [batches, written] = await notifyFollowersOfType(em, type, ofType, { ...asked, limit: share })
    all.push(...written)
    unfinished.push(...batches.filter(({ found }) => found === share))
  }
  await storeProgress(em, unfinished)
  const goOn = new Set(unfinished.map(({ id }) => id))
  await deleteTasks(
    em,
    tasks.filter(({ id }) => !goOn.has(id)),
  )
  return { written: all, isMore: unfinished.length > 0 || tasks.length === textsPerBatch }
}

async function notifyFollowersOfType(
  em: EntityManager,
  type: TextType,
  tasks: readonly FollowersTask[],
  { now, since, limit }: NotifyOptions,
): Promise<[Batch[], WrittenNotice[]]> {
  const statements = statementsFor(type)
  if (statements === undefined) return [[], []]
  const limits = Array.from({ length: statements.sources }, () => limit)
  const batches = await em.execute<Batch[]>(statements.upTo, [...progressParameters(tasks), since, ...limits, limit])
  if (batches.length === 0) return [[], []]
  const upTo = [...progressParameters(batches), integerArray(batches, ({ last }) => last)]
  return [batches, await em.execute<WrittenNotice[]>(statements.insertNotices, [...upTo, since, now])]
}

type Progress = Pick<FollowersTask, 'id' | 'textId' | 'notifiedUpTo'>

const integerArray = <Row>(rows: readonly Row[], number: (row: Row) => number) => `{${rows.map(number).join(',')}}`

const progressParameters = (tasks: readonly Progress[]) => [
  integerArray(tasks, ({ id }) => id),
  integerArray(tasks, ({ textId }) => textId),
  integerArray(tasks, ({ notifiedUpTo }) => notifiedUpTo),
]

async function storeProgress(em: EntityManager, batches: readonly Batch[]): Promise<void> {
  const lists = [integerArray(batches, ({ id }) => id), integerArray(batches, ({ last }) => last)]
  if (batches.length > 0) await em.execute(move, lists)
}

const move = `update notice_task set told_to = moved.last from unnest(?::int[], ?::int[]) as moved (id, last) where notice_task.id = moved.id`

async function deleteTasks(em: EntityManager, tasks: readonly FollowersTask[]): Promise<void> {
  if (tasks.length > 0)
    await em.execute('delete from notice_task where id = any(?::int[])', [integerArray(tasks, ({ id }) => id)])
}
