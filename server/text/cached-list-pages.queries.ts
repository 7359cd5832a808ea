import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers, type ReadContext } from '../rpc/cached-read.ts'
import { guestOnPrimary, isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { likedAmong } from '../like/like.queries.ts'
import type { Member } from '../member/member.entity.ts'

type ListContext = ReadContext & { em: EntityManager }

interface Shown {
  id: number
  likes: number
  mentions: readonly { id: number }[]
}

/** A kind of text that is listed at its place, such as the comments of an article. */
interface PlacedTexts<Asked, Listed, Text extends Shown> {
  type: 'comment' | 'reply'
  place: 'article' | 'post'
  /** SQL condition for rows that only their authors and those who review may see. */
  hidden: string
  placeOf: (asked: Asked) => number
  /** Returns the cache key of a page, unique among all places. */
  keyOf: (asked: Asked) => string
  /** Whether the place itself is public. */
  isPublic: (ctx: ListContext, asked: Asked) => Promise<boolean> | boolean
  list: (em: EntityManager, viewer: Viewer, asked: Asked) => Promise<Listed>
  textsOf: (listed: Listed) => readonly Text[]
  membersOf: (text: Text) => readonly (Member | null | undefined)[]
  wordsOf: (text: Text) => readonly string[]
}

interface Own {
  /** Whether the viewer has a text there that others do not see. */
  isHidden: boolean
  liked: ReadonlySet<number>
}

const nothing: Own = { isHidden: false, liked: new Set() }

/**
 * Pages of the texts of a place for each viewer. Most readers of a public place see only public texts and share cached rows. Those who review, or
 * have a pending or rejected text there, see more and query the database.
 */
export class CachedPages<Asked, Listed, Text extends Shown> {
  readonly #kept = new CachedRead<Listed>()
  readonly #kind: PlacedTexts<Asked, Listed, Text>
  readonly #own: string

  constructor(kind: PlacedTexts<Asked, Listed, Text>) {
    const { type, place, hidden } = kind
    this.#kind = kind
    this.#own = `
      select exists (select from ${type} where ${place}_id = ? and author_id = ? and ${hidden}) as "isHidden",
        array(
          select target_id from "like"
          where target_type = '${type}' and member_id = ? and target_id = any(string_to_array(?, ',')::int[])
        ) as liked`
  }

  /** Returns a page, and which of its texts the viewer likes. */
  async read(ctx: ListContext, asked: Asked): Promise<{ listed: Listed; liked: ReadonlySet<number> }> {
    const { em, viewer } = ctx
    const { type, isPublic, list, textsOf } = this.#kind
    if (!may(viewer, 'review') && (await isPublic(ctx, asked))) {
      const listed = await this.#shared(ctx, asked)
      const own = isSignedIn(viewer) ? await this.#ownOf(em, viewer.id, asked, listed) : nothing
      if (!own.isHidden) return { listed, liked: own.liked }
    }
    const listed = await list(em, viewer, asked)
    // Texts without likes need no query.
    const counted = textsOf(listed).filter(({ likes }) => likes > 0)
    return { listed, liked: await likedAmong(em, viewer, type, counted) }
  }

  /** Returns the public page, from a cache that viewers share. */
  #shared(ctx: ListContext, asked: Asked): Promise<Listed> {
    const { type, place, placeOf, keyOf, list, textsOf, membersOf, wordsOf } = this.#kind
    return this.#kept.read(ctx, keyOf(asked), async em => {
      const value = await list(em, guestOnPrimary, asked)
      const texts = textsOf(value)
      const id = placeOf(asked)
      return {
        value,
        tags: [
          `${place}:${id}`,
          `${type}@${id}`,
          ...tagsOfMembers(texts.flatMap(text => [...membersOf(text), ...text.mentions])),
        ],
        size: sizeOfRows(2 * texts.length, texts.flatMap(wordsOf)),
      }
    })
  }

  // The number of likes in shared rows may be outdated, so the viewer's likes are queried for all texts.
  async #ownOf(em: EntityManager, memberId: number, asked: Asked, listed: Listed): Promise<Own> {
    const ids = this.#kind.textsOf(listed).map(({ id }) => id)
    const values = [this.#kind.placeOf(asked), memberId, memberId, ids.join(',')]
    const [row] = await em.execute<{ isHidden: boolean; liked: number[] }[]>(this.#own, values)
    return row === undefined ? nothing : { isHidden: row.isHidden, liked: new Set(row.liked) }
  }
}
