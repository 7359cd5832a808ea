import { describe, expect, it } from 'vitest'
import { loader as articlePicture } from '#app/routes/article-picture.tsx'
import { loader as postPicture } from '#app/routes/forum-post-picture.tsx'
import { loader as replyPicture } from '#app/routes/forum-reply-picture.tsx'
import { loader as timelinePicture } from '#app/routes/timeline-picture.tsx'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit, type VisitRequest } from '../account/visit.ts'

const setup = await testSite()
const uploaded = (letter: string) => `/uploads/${letter.repeat(22)}.webp`

type Loader = Parameters<typeof visit>[1]

const see = async (loader: Loader, id: number, number: string, ask: VisitRequest = {}) =>
  visit(setup, loader, '/', { ...ask, params: { id: String(id), number } })

describe('the page of a picture', () => {
  it('of a post shows the pictures of the text, then those below it, with a link back', async () => {
    const ada = await aMember(setup, { username: 'ada_byron' })
    const { id: boardId } = await aBoard(setup)
    const content = `![钟楼](${uploaded('a')})`
    const images = [uploaded('b'), 'https://pictures.example/c.png']
    const { id } = await aPost(setup, ada, boardId, { title: '江边', content, images, isAnonymous: true })
    const back = { to: `/forum/post/${id}`, label: '返回帖子' }
    const first = await see(postPicture, id, '1')
    expect(first.data).toMatchObject({
      picture: { src: uploaded('a'), alt: '钟楼' },
      number: 1,
      total: 3,
      title: '江边',
      back,
    })
    const third = await see(postPicture, id, '3', { locale: 'en' })
    expect(third.data).toMatchObject({
      picture: { alt: '' },
      name: 'Picture 3 of 3',
      base: `/forum/post/${id}/picture`,
    })
    expect(JSON.stringify(third.data)).toMatch(/"src":"\/outside\/[\w-]+\.webp\?s=/)
    expect(JSON.stringify([first.data, third.data])).not.toContain('ada_byron')
  })

  it('of a reply finds replies on later pages too', async () => {
    const ada = await aMember(setup)
    const { id: boardId } = await aBoard(setup)
    const { id: postId } = await aPost(setup, ada, boardId, { title: '旧船' })
    for (let more = 0; more < 20; more += 1) await aReply(setup, ada, postId)
    const { id } = await aReply(setup, ada, postId, { content: '看图', images: [uploaded('d')] })
    expect((await see(replyPicture, id, '1')).data).toMatchObject({
      picture: { src: uploaded('d') },
      total: 1,
      title: '21F · 旧船',
      back: { to: `/forum/reply/${id}`, label: '返回回复' },
    })
    expect((await see(replyPicture, id, '2')).status).toBe(404)
    await setup.as(ada).reply.remove({ id })
    expect((await see(replyPicture, id, '1')).status).toBe(404)
  })

  it('of an article starts with its cover', async () => {
    const ada = await aMember(setup)
    const text = { title: '图说', content: `![水尺](${uploaded('f')})`, coverImage: uploaded('e') }
    const { id } = await setup.as(ada).article.write({ ...text, status: 'published' })
    expect((await see(articlePicture, id, '1')).data).toMatchObject({
      picture: { src: uploaded('e') },
      caption: '文章题图',
    })
    expect((await see(articlePicture, id, '2')).data).toMatchObject({
      picture: { alt: '水尺' },
      caption: undefined,
      total: 2,
    })
  })

  it('of the timeline shows an illustration with its caption, in the viewer’s language', async () => {
    const ask = async (locale: 'zh' | 'en') =>
      (await visit(setup, timelinePicture, '/', { locale, params: { number: '3' } })).data
    expect(await ask('zh')).toMatchObject({ number: 3, back: { to: '/timeline#plate-3', label: '返回校史长卷' } })
    expect(await ask('en')).toMatchObject({ number: 3, title: 'University Timeline' })
    expect((await visit(setup, timelinePicture, '/', { params: { number: '999' } })).status).toBe(404)
  })

  it.each(['0', '-1', '01', '1.0', 'x', '', '9', '99999'])('with the number "%s" is missing', async number => {
    const ada = await aMember(setup)
    const { id: boardId } = await aBoard(setup)
    const { id } = await aPost(setup, ada, boardId, { images: [uploaded('g')] })
    expect((await see(postPicture, id, number)).status).toBe(404)
  })

  it('of a text that waits is there for its author alone', async () => {
    const [ada, bob] = [await aMember(setup), await aMember(setup)]
    const { id: boardId } = await aBoard(setup)
    await reviewFirst(setup, 'forumPosts')
    const { id } = await aPost(setup, ada, boardId, { images: [uploaded('h')] })
    await reviewFirst(setup)
    const statuses = await Promise.all(
      [ada, bob, 'guest' as const].map(async as => (await see(postPicture, id, '1', { as })).status),
    )
    expect(statuses).toEqual([200, 404, 404])
  })
})
