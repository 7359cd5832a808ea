import type { Member } from '#server/member/member.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember } from '#test/support/people.ts'
import type { PreparedCall } from './prepared-call.ts'
import type { RestSite, Sent } from './rest-site.ts'

/** The requests of the forum's calls. */
export function forumCalls(setup: RestSite): Readonly<Record<string, PreparedCall>> {
  const forum = async (path: string, sent?: Sent) => {
    await aBoard(setup)
    return { path, ...(sent === undefined ? {} : { sent }) }
  }
  const post = async (author: Member, path: (id: number) => string, body?: object) => {
    const { id } = await aPost(setup, author, (await aBoard(setup)).id)
    return { path: path(id), ...(body === undefined ? {} : { sent: { body } }) }
  }
  const reply = async (author: Member, path: (id: number, postId: number) => string, body?: object) => {
    const { id: postId } = await aPost(setup, author, (await aBoard(setup)).id)
    const { id } = await aReply(setup, author, postId)
    const answer = await aReply(setup, author, postId, { parentId: id })
    return { path: path(answer.id, postId), ...(body === undefined ? {} : { sent: { body } }) }
  }

  // The text is edited once, so it has two versions.
  const edited = async (type: 'article' | 'post' | 'reply', member: Member, rest = '') => {
    const { as } = setup
    const { id: postId } = await aPost(setup, member, (await aBoard(setup)).id)
    const { id } =
      type === 'post'
        ? { id: postId }
        : await (type === 'reply' ? aReply(setup, member, postId) : anArticle(setup, member))
    await as(member)[type].edit({ id, content: '改过' })
    const path = { article: '/articles', post: '/forum/posts', reply: '/forum/replies' }[type]
    return { path: `${path}/${id}/versions${rest}` }
  }

  const notice = async (member: Member, path: (id: number) => string) => {
    const { id } = await aPost(setup, member, (await aBoard(setup)).id)
    await aReply(setup, await aMember(setup), id)
    await writeNotices(setup.site)
    const { notices } = await setup.as(member).notice.list({})
    return { path: path(notices[0]?.id ?? 0) }
  }

  // The member's page is open to guests and holds a text of each kind.
  const page = async (member: Member, list = '') => {
    await reply(member, () => '')
    await setup.as(member).member.updateProfile({ visibility: 'everybody', bio: '在河边' })
    return { path: `/members/${member.username}${list}` }
  }

  const cohort = async (member: Member, path: string) => {
    await page(member)
    await anArticle(setup, member)
    await aBlessing(setup, { by: member })
    await setup.as(member).member.updateProfile({ graduationYear: 1998, department: '水文系' })
    return { path }
  }

  return {
    'GET /mentions': async ({ member }) => ({ path: `/mentions?text=${member.username.slice(0, 2)}` }),
    'GET /forum/forums': async () => forum('/forum/forums'),
    'GET /forum/forums/{id}': async () => forum('/forum/forums/1'),
    'POST /forum/forums': async () => ({
      sent: { body: { id: null, name: '校庆话题', description: null, order: null } },
    }),
    'PUT /forum/forums/{id}': async () => forum('/forum/forums/1', { body: { name: '新名', status: 'archived' } }),
    'DELETE /forum/forums/{id}': async () => forum('/forum/forums/1'),
    'GET /forum/posts': async ({ member }) => post(member, () => '/forum/posts?forumId=1&sort=top&limit=5'),
    'GET /forum/posts/mine': async ({ member }) => post(member, () => '/forum/posts/mine'),
    'GET /forum/posts/{id}': async ({ member }) => post(member, id => `/forum/posts/${id}`),
    'POST /forum/posts': async () =>
      forum('/forum/posts', { body: { forumId: 1, title: '河', content: '水', images: null, isAnonymous: true } }),
    'PUT /forum/posts/{id}': async ({ member }) => post(member, id => `/forum/posts/${id}`, { title: '改' }),
    'DELETE /forum/posts/{id}': async ({ member }) => post(member, id => `/forum/posts/${id}`),
    'POST /forum/posts/{id}/read': async ({ member }) =>
      reply(member, (_, id) => `/forum/posts/${id}/read`, { floor: 1 }),
    'PUT /forum/posts/{id}/sticky': async ({ member }) =>
      post(member, id => `/forum/posts/${id}/sticky`, { isSticky: true }),
    'PUT /forum/posts/{id}/highlight': async ({ member }) =>
      post(member, id => `/forum/posts/${id}/highlight`, { isHighlighted: true }),
    'PUT /forum/posts/{id}/lock': async ({ member }) =>
      post(member, id => `/forum/posts/${id}/lock`, { isLocked: true }),
    'PUT /forum/posts/{id}/forum': async ({ member }) => {
      const { id: forumId } = await aBoard(setup)
      return post(member, id => `/forum/posts/${id}/forum`, { forumId })
    },
    'GET /forum/posts/{id}/versions': async ({ member }) => edited('post', member),
    'GET /forum/posts/{id}/versions/{version}': async ({ member }) => edited('post', member, '/2'),
    'GET /forum/replies/{id}/versions': async ({ member }) => edited('reply', member),
    'GET /forum/replies/{id}/versions/{version}': async ({ member }) => edited('reply', member, '/1'),
    'GET /articles/{id}/versions': async ({ member }) => edited('article', member),
    'GET /articles/{id}/versions/{version}': async ({ member }) => edited('article', member, '/2'),
    'PUT /forum/replies/{id}': async ({ member }) =>
      reply(member, id => `/forum/replies/${id}`, { content: '改', images: null, version: null }),
    'PUT /forum/posts/{id}/review': async ({ member }) =>
      post(member, id => `/forum/posts/${id}/review`, { status: 'rejected', reason: '重复' }),
    'GET /forum/posts/{id}/replies': async ({ member }) =>
      reply(member, (_, id) => `/forum/posts/${id}/replies?sort=desc`),
    'POST /forum/posts/{id}/replies': async ({ member }) =>
      post(member, id => `/forum/posts/${id}/replies`, { content: '好', parentId: null, replyToUserId: null }),
    'GET /forum/posts/{id}/floors/{floor}': async ({ member }) =>
      reply(member, (_, id) => `/forum/posts/${id}/floors/2`),
    'GET /forum/replies/mine': async ({ member }) => reply(member, () => '/forum/replies/mine'),
    'GET /forum/replies/{id}/answers': async ({ member }) => reply(member, id => `/forum/replies/${id}/answers`),
    'DELETE /forum/replies/{id}': async ({ member }) => reply(member, id => `/forum/replies/${id}`),
    'PUT /forum/replies/{id}/review': async ({ member }) =>
      reply(member, id => `/forum/replies/${id}/review`, { status: 'rejected', reason: '重复' }),
    'GET /members/{username}': async ({ member }) => page(member),
    'GET /members/{username}/articles': async ({ member }) => {
      await anArticle(setup, member)
      return page(member, '/articles')
    },
    'GET /members/{username}/posts': async ({ member }) => page(member, '/posts?limit=5'),
    'GET /members/{username}/replies': async ({ member }) => page(member, '/replies'),
    'GET /members/{username}/blessings': async ({ member }) => {
      await aBlessing(setup, { by: member })
      return page(member, '/blessings')
    },
    'GET /classes/{year}': async ({ member }) => cohort(member, '/classes/1998?limit=5'),
    'GET /classes/{year}/articles': async ({ member }) => cohort(member, '/classes/1998/articles'),
    'GET /classes/{year}/posts': async ({ member }) => cohort(member, '/classes/1998/posts'),
    'GET /classes/{year}/blessings': async ({ member }) => cohort(member, '/classes/1998/blessings?limit=5'),
    'GET /departments/{department}': async ({ member }) => cohort(member, '/departments/水文系'),
    'GET /departments/{department}/articles': async ({ member }) => cohort(member, '/departments/水文系/articles'),
    'GET /departments/{department}/posts': async ({ member }) => cohort(member, '/departments/水文系/posts'),
    'GET /departments/{department}/blessings': async ({ member }) => cohort(member, '/departments/水文系/blessings'),
    'GET /bookmarks': async ({ member }) => {
      const { id } = await aPost(setup, member, (await aBoard(setup)).id)
      await setup.as(member).bookmark.add({ type: 'post', id })
      return { path: '/bookmarks?limit=5' }
    },
    'GET /notices': async ({ member }) => notice(member, () => '/notices?limit=5'),
    'GET /notices/unread': async ({ member }) => notice(member, () => '/notices/unread'),
    'GET /notices/settings': async () => ({ path: '/notices/settings' }),
    'PUT /notices/settings': async () => ({ path: '/notices/settings', sent: { body: { reply: 'daily' } } }),
    'POST /notices/read': async ({ member }) => notice(member, () => '/notices/read'),
    'POST /notices/{id}/read': async ({ member }) => notice(member, id => `/notices/${id}/read`),
    'GET /follows': async ({ member }) => {
      await aPost(setup, member, (await aBoard(setup)).id)
      return { path: '/follows?limit=5' }
    },
    'GET /follows/{type}/{id}': async ({ member }) => post(member, id => `/follows/post/${id}`),
    'PUT /follows/{type}/{id}': async () => ({ path: '/follows/class/1998' }),
    'DELETE /follows/{type}/{id}': async ({ member }) => post(member, id => `/follows/post/${id}`),
    'GET /mutes': async ({ member }) => {
      const other = await aMember(setup)
      const { id } = await aPost(setup, other, (await aBoard(setup)).id)
      await setup.as(member).mute.muteMember({ username: other.username })
      await setup.as(member).mute.mutePost({ id })
      return { path: '/mutes?limit=5' }
    },
    'PUT /mutes/members/{username}': async () => ({ path: `/mutes/members/${(await aMember(setup)).username}` }),
    'DELETE /mutes/members/{username}': async () => ({ path: `/mutes/members/${(await aMember(setup)).username}` }),
    'PUT /mutes/posts/{id}': async ({ member }) => post(member, id => `/mutes/posts/${id}`),
    'DELETE /mutes/posts/{id}': async ({ member }) => post(member, id => `/mutes/posts/${id}`),
    'GET /bookmarks/{type}/{id}': async ({ member }) => post(member, id => `/bookmarks/post/${id}`),
    'PUT /bookmarks/{type}/{id}': async ({ member }) => post(member, id => `/bookmarks/post/${id}`),
    'DELETE /bookmarks/{type}/{id}': async ({ member }) => post(member, id => `/bookmarks/post/${id}`),
    'POST /forum/post/{id}/like': async ({ member }) => post(member, id => `/forum/post/${id}/like`),
    'DELETE /forum/post/{id}/like': async ({ member }) => post(member, id => `/forum/post/${id}/like`),
    'POST /forum/posts/{id}/like': async ({ member }) => post(member, id => `/forum/posts/${id}/like`),
    'DELETE /forum/posts/{id}/like': async ({ member }) => post(member, id => `/forum/posts/${id}/like`),
    'POST /forum/reply/{id}/like': async ({ member }) => reply(member, id => `/forum/reply/${id}/like`),
    'DELETE /forum/reply/{id}/like': async ({ member }) => reply(member, id => `/forum/reply/${id}/like`),
    'POST /forum/replies/{id}/like': async ({ member }) => reply(member, id => `/forum/replies/${id}/like`),
    'DELETE /forum/replies/{id}/like': async ({ member }) => reply(member, id => `/forum/replies/${id}/like`),
  }
}
