import type { EntityManager } from '@mikro-orm/postgresql'
import type { MemberCard } from '../member/member.schema.ts'
import type { Mention } from './mention.schema.ts'
import type { Mentions } from './mentions.entity.ts'

interface MentionedMember extends Mention {
  hasPage: boolean
}

const named = `select id, username as name, visibility <> 'nobody' as "hasPage" from member where username_key = any(?::text[]) order by id`

/** Returns the members of these names, which must be in lower case, and those of them whose page nobody may see. */
export async function findMentionedMembers(em: EntityManager, names: readonly string[]): Promise<Mentions> {
  const rows = names.length === 0 ? [] : await em.execute<MentionedMember[]>(named, [`{${names.join(',')}}`])
  return {
    mentions: rows.map(({ id, name }) => ({ id, name })),
    pageless: rows.filter(({ hasPage }) => !hasPage).map(({ id }) => id),
  }
}

const begins = `username_key collate "C" like ? and visibility <> 'nobody'`

/** Each statement finds members by the beginning of their names. Those of a post or an article find members who wrote there recently. */
export const statements = {
  post: `
    select distinct member.id, username, avatar, username_key from member join (
      select author_id from post where id = ? and status = 'approved' and not is_anonymous
      union all (select author_id from reply where post_id = ? and status = 'approved' order by floor desc limit 300)
    ) as writer on writer.author_id = member.id where ${begins} order by username_key limit ?`,
  article: `
    select distinct member.id, username, avatar, username_key from member join (
      select author_id from article where id = ? and status = 'published'
      union all (select author_id from comment where article_id = ? and status = 'approved' order by id desc limit 300)
    ) as writer on writer.author_id = member.id where ${begins} order by username_key limit ?`,
  all: `select id, username, avatar from member where ${begins} order by username_key collate "C" limit ?`,
} as const

/** The post or article that the text is written on. */
interface MentionPlace {
  type: 'post' | 'article'
  id: number
}

/** Returns members whose names begin with the text and whose page is visible, those who wrote at this place first. */
export async function suggestMembers(
  em: EntityManager,
  { text, place, limit }: { text: string; place: MentionPlace | undefined; limit: number },
): Promise<MemberCard[]> {
  const beginning = `${text.toLowerCase().replaceAll('_', String.raw`\_`)}%`
  const near =
    place === undefined
      ? []
      : await em.execute<MemberCard[]>(statements[place.type], [place.id, place.id, beginning, limit])
  const all = near.length < limit ? await em.execute<MemberCard[]>(statements.all, [beginning, limit]) : []
  const known = new Set(near.map(({ id }) => id))
  return [...near, ...all.filter(({ id }) => !known.has(id))]
    .slice(0, limit)
    .map(({ id, username, avatar }) => ({ id, username, avatar }))
}
