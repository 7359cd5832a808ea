import { describe, expect, it } from 'vitest'
import { refusal } from '#app/i18n/zh/refusal.ts'
import { action as onPost } from '#app/routes/forum-post.tsx'
import { action as edit, loader as editor } from '#app/routes/forum-post-edit.tsx'
import { action as likePost } from '#app/routes/forum-post-like.tsx'
import { action as write, loader as newPost } from '#app/routes/forum-post-new.tsx'
import { action as removePost } from '#app/routes/forum-post-remove.tsx'
import { action as likeReply } from '#app/routes/forum-reply-like.tsx'
import { action as removeReply, loader as askReply } from '#app/routes/forum-reply-remove.tsx'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { flashOf, visit } from '../account/visit.ts'

const setup = await testSite()
const params = (id: number) => ({ id: String(id) })
const sent = (boardId: number, more: Record<string, string> = {}) => ({
  boardId: String(boardId),
  title: '江边的钟',
  content: '谁还记得它？',
  images: '',
  ...more,
})

describe('a new post', () => {
  it('is confirmed in the language of the form, and is on the chosen board', async () => {
    const ada = await aMember(setup)
    const { id } = await aBoard(setup)
    const { id: other } = await aBoard(setup)
    const at = `/forum/board/${id}/new`
    const images = 'https://example.org/a.jpg\n https://example.org/b.jpg'
    const made = await visit(setup, write, at, { as: ada, params: params(id), form: sent(other, { images }) })
    expect(made.location).toMatch(/^\/forum\/post\/\d+$/)
    expect(flashOf(made)?.text).toBe('forum:done.published')
    const postId = Number(made.location?.split('/')[3])
    expect(await setup.as('guest').post.byId({ id: postId })).toMatchObject({
      boardId: other,
      images: ['https://example.org/a.jpg', 'https://example.org/b.jpg'],
      isAnonymous: false,
    })
    const form = sent(id, { title: '另一口钟', content: '在桥边。', isAnonymous: 'on' })
    const fromFront = await visit(setup, write, `${at}?from=forum`, { as: ada, params: params(id), form })
    expect(flashOf(fromFront)?.text).toBe('forum:done.created')
  })

  it('that waits has a message that it waits, without a reason', async () => {
    const ada = await aMember(setup)
    const { id } = await aBoard(setup)
    await reviewFirst(setup, 'forumPosts', 'forumReplies')
    const at = `/forum/board/${id}/new`
    const made = await visit(setup, write, at, { as: ada, params: params(id), form: sent(id, { title: '等一等' }) })
    expect(flashOf(made)?.text).toBe('forum:done.waiting')
    await reviewFirst(setup)
  })

  it.each([
    ['title', { title: '' }, refusal.post.title_required],
    ['content', { content: ' ' }, refusal.post.content_required],
    ['images', { images: 'http://example.org/a.jpg' }, refusal.post.image],
    ['images', { images: Array(10).fill('https://example.org/a.jpg').join('\n') }, refusal.post.too_many_images],
  ])('is refused at the field %s, with what was typed', async (field, wrong, message) => {
    const ada = await aMember(setup)
    const { id } = await aBoard(setup)
    const form = sent(id, wrong)
    const refused = await visit(setup, write, `/forum/board/${id}/new`, { as: ada, params: params(id), form })
    expect(refused.status).toBe(422)
    expect(refused.data).toMatchObject({ values: { images: form.images }, errors: { [field]: [message] } })
  })

  it('has no editor on an archived board, which keeps what was typed; guests log in first', async () => {
    const ada = await aMember(setup)
    const { id } = await aBoard(setup, { status: 'archived' })
    const at = `/forum/board/${id}/new`
    const closed = await visit(setup, newPost, at, { as: ada, params: params(id) })
    expect(closed).toMatchObject({ status: 404, data: { isOpen: false, boardId: id } })
    const late = await visit(setup, write, at, { as: ada, params: params(id), form: sent(id) })
    expect(late.data).toMatchObject({ message: refusal.board.archived, values: { title: '江边的钟' } })
    expect((await visit(setup, newPost, at, { params: params(id) })).location).toBe(
      `/login?redirect=${encodeURIComponent(at)}`,
    )
  })
})

describe('an existing post', () => {
  it('is edited by its author alone; an edit of an older version shows the newer one, and replaces nothing', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const { id: boardId } = await aBoard(setup)
    const { id } = await aPost(setup, ada, boardId)
    const at = `/forum/post/${id}/edit`
    expect((await visit(setup, editor, at, { as: bob, params: params(id) })).status).toBe(403)
    const form = sent(boardId, { version: '1' })
    const saved = await visit(setup, edit, at, { as: ada, params: params(id), form })
    expect([saved.location, flashOf(saved)?.text]).toEqual([`/forum/post/${id}`, 'forum:done.updated'])
    const late = await visit(setup, edit, at, { as: ada, params: params(id), form: { ...form, content: '又一句' } })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ values: { content: '又一句' }, theirs: { content: '谁还记得它？', version: 2 } })
  })

  it('is removed, and redirects to its board, also when it is gone already', async () => {
    const ada = await aMember(setup)
    const { id: boardId } = await aBoard(setup)
    const { id } = await aPost(setup, ada, boardId)
    const gone = await visit(setup, removePost, `/forum/post/${id}/remove`, { as: ada, params: params(id), form: {} })
    expect([gone.location, flashOf(gone)?.text]).toEqual([`/forum/board/${boardId}`, 'forum:done.removed'])
    const again = async (query: string) =>
      (await visit(setup, removePost, `/forum/post/${id}/remove${query}`, { as: ada, params: params(id), form: {} }))
        .location
    expect(await again(`?board=${boardId}`)).toBe(`/forum/board/${boardId}`)
    expect(await again('?board=x')).toBe('/forum')
  })

  it('has its flags set by admins to the value on the button', async () => {
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
    const press = async (as: typeof ada, act: string) =>
      visit(setup, onPost, `/forum/post/${id}`, { as, params: params(id), form: { act } })
    expect((await press(ada, 'pin')).status).toBe(403)
    expect(flashOf(await press(admin, 'pin'))?.text).toBe('forum:done.pinned')
    await press(admin, 'pin')
    await press(admin, 'feature')
    await press(admin, 'unfeature')
    await press(admin, 'lock')
    const shown = await setup.as('guest').post.byId({ id })
    expect(shown).toMatchObject({ isSticky: true, isHighlighted: false, isLocked: true })
    const form = { act: 'reply', content: '还能说吗' }
    const refused = await visit(setup, onPost, `/forum/post/${id}`, { as: ada, params: params(id), form })
    expect(refused.data).toMatchObject({ message: refusal.post.locked, values: { content: '还能说吗' } })
  })
})

describe('a reply', () => {
  it('redirects to the page of its floor, or to the first page when the newest are first', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const { id } = await aPost(setup, ada, (await aBoard(setup)).id)
    for (let more = 0; more < 20; more += 1) await aReply(setup, bob, id)
    const say = async (query: string, content: string) =>
      visit(setup, onPost, `/forum/post/${id}${query}`, {
        as: ada,
        params: params(id),
        form: { act: 'reply', content },
      })
    const made = await say('', '第二十一楼')
    expect(made.location).toMatch(new RegExp(`^/forum/post/${id}\\?page=2#reply-\\d+$`))
    expect(flashOf(made)?.text).toBe('forum:reply.done')
    expect((await say('?sort=desc', '第二十二楼')).location).toMatch(
      new RegExp(`^/forum/post/${id}\\?sort=desc#reply-\\d+$`),
    )
  })

  it('is deleted after a confirmation, which only those who can delete it get', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    const { id } = await aReply(setup, bob, post.id)
    const at = `/forum/reply/${id}/remove?back=%2Fforum%2Fpost%2F${post.id}%3Fpage%3D2%23replies`
    expect((await visit(setup, askReply, at, { as: ada, params: params(id) })).status).toBe(403)
    expect((await visit(setup, askReply, at, { as: bob, params: params(id) })).data).toMatchObject({
      back: `/forum/post/${post.id}?page=2#replies`,
    })
    const gone = await visit(setup, removeReply, at, { as: bob, params: params(id), form: {} })
    expect(gone.location).toBe(`/forum/post/${post.id}?page=2#replies`)
  })
})

describe('a like without scripts', () => {
  it('redirects back to the liked text, and a refused one shows the reason', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const post = await aPost(setup, ada, (await aBoard(setup)).id)
    const { id } = await aReply(setup, ada, post.id)
    const form = { isLiked: 'true' }
    const ask = (of: number) => ({ as: bob, params: params(of), form })
    expect((await visit(setup, likePost, `/forum/post/${post.id}/like`, ask(post.id))).location).toBe(
      `/forum/post/${post.id}#post`,
    )
    const at = `/forum/reply/${id}/like?back=%2Fforum%2Fpost%2F${post.id}`
    expect((await visit(setup, likeReply, at, ask(id))).location).toBe(`/forum/post/${post.id}#reply-${id}`)
    const refused = await visit(setup, likeReply, `/forum/reply/${id + 1}/like`, ask(id + 1))
    expect(refused.status).toBe(404)
    expect(refused.data).toMatchObject({ message: refusal.reply.not_found })
    const guest = await visit(setup, likeReply, at, { params: params(id), form })
    expect(guest.location).toMatch(/^\/login\?redirect=/)
  })
})
