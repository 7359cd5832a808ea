import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kinds.schema.ts'
import type { NoticeKind } from './notice.schema.ts'
import { insert, returning, unmuted, wanted, type Told } from './write-notices.queries.ts'

/** A text whose followers are being told, and how far that has come. */
interface FollowersTask {
  id: number
  textType: TextType
  textId: number
  toldTo: number
}

/** What is followed of a text: the column of `follow`, and the same of the text. */
interface Source {
  column: 'post_id' | 'board_id' | 'class_year'
  kind: NoticeKind
}

interface Followed {
  /** The text, while everybody sees it and it is no older than a month: what is shown anew after years is no news. */
  text: string
  /** The nearest first. */
  sources: readonly Source[]
  /** Who is told of it in another way, or not at all. */
  besides: string
}

// The class of who let it be seen: on no list is anybody who hides their page.
const classOf = (table: 'post' | 'article' | 'blessing') =>
  `(select graduation_year from member where member.id = ${table}.author_id and visibility <> 'nobody')`
const ofClass = { column: 'class_year', kind: 'followedClass' } as const

const followed: Partial<Record<TextType, Followed>> = {
  reply: {
    text: `
      select reply.id, reply.author_id, reply.author_id as signed_by, reply.post_id as in_post, reply.post_id, post.author_id as owner, coalesce(parent.author_id, reply.addressee_id) as answered
      from reply join post on post.id = reply.post_id left join reply parent on parent.id = reply.parent_id
      where reply.id = ? and reply.status = 'approved' and post.status = 'approved' and reply.created_at > ?`,
    sources: [{ column: 'post_id', kind: 'followedPost' }],
    besides: 'text.author_id, text.owner, text.answered',
  },
  post: {
    text: `
      select id, author_id, case when is_anonymous then null else author_id end as signed_by, id as in_post, board_id, case when is_anonymous then null else ${classOf('post')} end as class_year
      from post where id = ? and status = 'approved' and created_at > ?`,
    sources: [{ column: 'board_id', kind: 'followedBoard' }, ofClass],
    besides: 'text.author_id',
  },
  article: {
    text: `
      select id, author_id, author_id as signed_by, null::int as in_post, ${classOf('article')} as class_year
      from article where id = ? and status = 'published' and published_at > ?`,
    sources: [ofClass],
    besides: 'text.author_id',
  },
  blessing: {
    text: `
      select id, author_id, author_id as signed_by, null::int as in_post, ${classOf('blessing')} as class_year
      from blessing where id = ? and status = 'approved' and not is_anonymous and created_at > ?`,
    sources: [ofClass],
    besides: 'text.author_id',
  },
}

/** The next followers of each source, by their ids. */
const nextOf = ({ sources }: Followed) =>
  sources
    .map(
      ({ column, kind }, rank) => `(
        select member_id, '${kind}' as kind, ${rank} as rank from follow
        where ${column} = (select ${column} from text) and not is_ended and member_id > ? order by member_id limit ?)`,
    )
    .join(' union all ')

/** The statements by which a batch of followers is found and told. */
export const statementsFor = (type: TextType) => {
  const of = followed[type]
  if (of === undefined) return undefined
  const next = nextOf(of)
  return {
    sources: of.sources.length,
    upTo: `
      with text as (${of.text})
      select max(member_id) as last, count(*)::int as found
      from (select distinct member_id from (${next}) as follower order by member_id limit ?) as batch`,
    tell: `
      with text as (${of.text}), follower as (${next})
      ${insert}
      select distinct on (follower.member_id) follower.member_id, follower.kind, '${type}', text.id, 1, null, null, ?::timestamptz
      from follower cross join text
      where follower.member_id <= ? and follower.member_id <> all (array_remove(array[${of.besides}], null))
        and ${wanted('follower.member_id', 'follower.kind')} and ${unmuted('follower.member_id', 'text')}
      order by follower.member_id, follower.rank
      on conflict do nothing ${returning}`,
  }
}

// The oldest; one that another process is telling is left to it.
const take = `select id, text_type as "textType", text_id as "textId", told_to as "toldTo" from notice_task
  where what = 'followers' order by id limit 1 for update skip locked`

interface Asked {
  now: Date
  /** Older texts are told to nobody. */
  since: Date
  limit: number
}

/**
 * Tells the next followers of one text, inside a transaction that also notes how far it came: a process that dies in the middle has told
 * none of them, and another one goes on from there. Undefined where no text waits.
 */
export async function tellNextFollowers(em: EntityManager, { now, since, limit }: Asked): Promise<Told[] | undefined> {
  const [task] = await em.execute<FollowersTask[]>(take)
  if (task === undefined) return undefined
  const { id, textType, textId, toldTo } = task
  const statements = statementsFor(textType)
  if (statements === undefined) return end(em, id)
  const asked = [textId, since, ...Array.from({ length: statements.sources }, () => [toldTo, limit]).flat()]
  const [batch] = await em.execute<{ last: number | null; found: number }[]>(statements.upTo, [...asked, limit])
  if (batch?.last == null) return end(em, id)
  const told = await em.execute<Told[]>(statements.tell, [...asked, now, batch.last])
  if (batch.found < limit) await end(em, id)
  else await em.execute('update notice_task set told_to = ? where id = ?', [batch.last, id])
  return told
}

async function end(em: EntityManager, id: number): Promise<Told[]> {
  await em.execute('delete from notice_task where id = ?', [id])
  return []
}
