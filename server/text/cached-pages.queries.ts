import type { EntityManager } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers } from '../rpc/cached-read.ts'
import type { Context } from '../rpc/context.ts'
import { guest, isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { likedAmong } from '../like/like.queries.ts'
import type { Member } from '../member/member.entity.ts'

interface Asking {
  em: EntityManager
  site: Context['site']
  viewer: Viewer
}

interface Shown {
  id: number
  likes: number
  mentions: readonly { id: number }[]
}

/** How the texts of one kind are listed where they stand, such as the comments of an article. */
interface PlacedTexts<Asked, Listed, Text extends Shown> {
  type: 'comment' | 'reply'
  place: 'article' | 'post'
  /** Which rows of the table only their author and those who review see. */
  hidden: string
  placeOf: (asked: Asked) => number
  /** What tells one page from the others of all places. */
  keyOf: (asked: Asked) => string
  /** Whether everybody may read the place itself. */
  isPublic: (asking: Asking, asked: Asked) => Promise<boolean> | boolean
  list: (em: EntityManager, viewer: Viewer, asked: Asked) => Promise<Listed>
  textsOf: (listed: Listed) => readonly Text[]
  membersOf: (text: Text) => readonly (Member | null | undefined)[]
  wordsOf: (text: Text) => readonly string[]
}

interface Own {
  /** They have a text there that others do not see. */
  isHidden: boolean
  liked: ReadonlySet<number>
}

const nothing: Own = { isHidden: false, liked: new Set() }

/**
 * Pages of the texts of a place for each viewer. Most readers of a public place see what everybody sees: those rows are shared. Who reviews,
 * or has a text of their own there that waits or was rejected, is shown more and asks the database.
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

  /** A page, and which of its texts the viewer likes. */
  async read(asking: Asking, asked: Asked): Promise<{ listed: Listed; liked: ReadonlySet<number> }> {
    const { em, viewer } = asking
    const { type, isPublic, list, textsOf } = this.#kind
    if (!may(viewer, 'review') && (await isPublic(asking, asked))) {
      const listed = await this.#shared(asking, asked)
      const own = isSignedIn(viewer) ? await this.#ownOf(em, viewer.id, asked, listed) : nothing
      if (!own.isHidden) return { listed, liked: own.liked }
    }
    const listed = await list(em, viewer, asked)
    // Nobody likes what has no likes.
    const counted = textsOf(listed).filter(({ likes }) => likes > 0)
    return { listed, liked: await likedAmong(em, viewer, type, counted) }
  }

  /** What everybody sees: rows that many share. */
  #shared(asking: Asking, asked: Asked): Promise<Listed> {
    const { type, place, placeOf, keyOf, list, textsOf, membersOf, wordsOf } = this.#kind
    return this.#kept.read(asking, keyOf(asked), async em => {
      const value = await list(em, guest, asked)
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

  // The rows that many share count likes a little late: whether the member likes one is asked whatever they count.
  async #ownOf(em: EntityManager, memberId: number, asked: Asked, listed: Listed): Promise<Own> {
    const ids = this.#kind.textsOf(listed).map(({ id }) => id)
    const values = [this.#kind.placeOf(asked), memberId, memberId, ids.join(',')]
    const [row] = await em.execute<{ isHidden: boolean; liked: number[] }[]>(this.#own, values)
    return row === undefined ? nothing : { isHidden: row.isHidden, liked: new Set(row.liked) }
  }
}
