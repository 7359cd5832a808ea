import { samplesContent } from '#app/content/index.ts'
import type { Locale, Site } from '../../rpc/context.ts'
import { Board } from '../../board/board.entity.ts'
import { after, hours } from '../../kernel/clock.ts'
import { rendererVersion, renderMarkdown } from '../../markdown/render-markdown.ts'
import { Post } from '../../post/post.entity.ts'
import { renderPostColumns } from '../../post/write-post.ts'
import { Reply } from '../../reply/reply.entity.ts'

type Em = ReturnType<Site['fork']>

/** Adds the boards of the content if there are none, and with them the first posts, unless `seed` is `none` (SEED: docs/operations.md#settings). */
export async function seedForum(site: Site, seed: 'demo' | 'none'): Promise<void> {
  const em = site.fork()
  if ((await em.count(Board)) > 0) return
  const now = site.clock.now()
  const boards = seedBoards(em, now)
  if (seed === 'demo') await seedPosts(site, em, boards)
  await em.flush()
}

function seedBoards(em: Em, now: Date): ReadonlyMap<string, Board> {
  const [zh, en] = [samplesContent('zh').boards, samplesContent('en').boards]
  const made = zh.map(({ key, icon, name, description }, index) => {
    const english = { nameEn: en[index]?.name ?? null, descriptionEn: en[index]?.description ?? null }
    const board = em.create(Board, { name, description, icon, ...english, order: index + 1, createdAt: now })
    em.persist(board)
    return [key, board] as const
  })
  return new Map(made)
}

// Every other post is English, with its replies, so that each board has posts in both languages. The signatures are samples, not members.
async function seedPosts(site: Site, em: Em, boards: ReadonlyMap<string, Board>): Promise<void> {
  const [zh, en] = [samplesContent('zh').seed.posts, samplesContent('en').seed.posts]
  const now = site.clock.now()
  for (const [index, chinese] of zh.entries()) {
    const language: Locale = index % 2 === 1 ? 'en' : 'zh'
    const { author, title, content, replies } = language === 'en' ? (en[index] ?? chinese) : chinese
    const board = boards.get(chinese.board)
    if (board === undefined) continue
    const createdAt = after(now, -hours((zh.length - index) * 20))
    const text = { board, title, language, ...(await renderPostColumns(content)), images: [], signature: author }
    const post = em.create(Post, { ...text, floors: replies.length, createdAt, updatedAt: createdAt })
    em.persist(post)
    await site.search.index(em, post)
    for (const [place, reply] of replies.entries()) await createReply(em, post, { ...reply, floor: place + 1 })
  }
}

interface SeedReply {
  author: string
  content: string
  floor: number
}

async function createReply(em: Em, post: Post, { author, content, floor }: SeedReply): Promise<void> {
  const at = after(post.createdAt, hours(floor * 3))
  const text = { content, html: await renderMarkdown(content), renderer: rendererVersion, images: [] }
  em.persist(em.create(Reply, { post, floor, ...text, signature: author, shownAt: at, createdAt: at }))
}
