import { describe, expect, it, test } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { updateProfile } from '#server/member/profile.schema.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const lists = ['article', 'post', 'reply', 'blessing'] as const

/** Creates a member with one text of each kind under her name, an anonymous one where the kind allows it, and one that was hidden since. */
async function aWriter() {
  const [ada, ben, admin] = [await aMember(setup, { username: 'Ada_1952' }), await aMember(setup), await anAdmin(setup)]
  const board = await aBoard(setup)
  const article = await anArticle(setup, ada)
  const post = await aPost(setup, ada, board.id, { title: '署名的' })
  const secret = await aPost(setup, ada, board.id, { title: '不署名的', isAnonymous: true })
  const hidden = await aPost(setup, ben, board.id, { title: '后来隐藏的' })
  const reply = await aReply(setup, ada, post.id)
  await aReply(setup, ada, hidden.id)
  const blessing = await aBlessing(setup, { by: ada })
  await aBlessing(setup, { by: ada, isAnonymous: true, content: '不署名的祝福' })
  await aBlessing(setup, { by: ada, status: 'pending', content: '等着审核的祝福' })
  await as(admin).post.review({ id: hidden.id, status: 'rejected' })
  return { ada, ben, admin, article, post, secret, reply, blessing }
}

const show = (member: Member, visibility: 'nobody' | 'members' | 'everybody') =>
  as(member).member.updateProfile({ visibility })

describe('the page of a member', () => {
  it('is for members and not for guests, by default', async () => {
    const { ada, ben, admin } = await aWriter()
    const { username } = ada
    expect(await as(ada).member.profile()).toMatchObject({ visibility: 'members' })
    for (const reader of [ada, ben, admin])
      expect(await as(reader).member.page({ username })).toMatchObject({ id: ada.id, username })
    await expectRefusal(as('guest').member.page({ username }), 'forbidden', 'member.page_for_members')
    for (const noun of lists)
      await expectRefusal(as('guest')[noun].ofMember({ username }), 'forbidden', 'member.page_for_members')
  })

  it('is public when the member chooses so', async () => {
    const { ada } = await aWriter()
    await show(ada, 'everybody')
    expect(await as('guest').member.page({ username: ada.username })).toMatchObject({
      username: 'Ada_1952',
      isOpen: true,
      isOwn: false,
    })
    for (const noun of lists)
      expect(await as('guest')[noun].ofMember({ username: 'ada_1952' })).toMatchObject({ total: 1 })
  })

  it('is missing for everybody but its owner and admins, when the member closes it', async () => {
    const { ada, ben, admin } = await aWriter()
    const { username } = ada
    await show(ada, 'nobody')
    for (const reader of ['guest' as const, ben]) {
      await expectRefusal(as(reader).member.page({ username }), 'missing', 'member.not_found')
      for (const noun of lists)
        await expectRefusal(as(reader)[noun].ofMember({ username }), 'missing', 'member.not_found')
    }
    expect(await as(ada).member.page({ username })).toMatchObject({ isOwn: true, visibility: 'nobody' })
    expect(await as(admin).member.page({ username })).toMatchObject({ isOwn: false, visibility: 'nobody' })
  })

  it('shows its visibility to its owner and admins alone', async () => {
    const { ada, ben } = await aWriter()
    expect(await as(ben).member.page({ username: ada.username })).not.toHaveProperty('visibility')
  })

  test.each(['nobody_here', '', 'a/b', '%', 'nobody\u0000', "' or true --", '愿'.repeat(100)])(
    'does not exist for %j',
    async username => {
      await expectRefusal(as('guest').member.page({ username }), 'missing', 'member.not_found')
    },
  )
})

describe('the contents of a member’s page', () => {
  it('are the public texts under the member’s name, with their counts', async () => {
    const { ada, ben, article, post, reply, blessing } = await aWriter()
    await as(ada).member.updateProfile({ bio: '在河边长大', graduationYear: 1952, department: '水利系' })
    const { username } = ada
    const page = await as(ben).member.page({ username })
    expect(page).toEqual({
      id: ada.id,
      username,
      avatar: null,
      bio: '在河边长大',
      graduationYear: 1952,
      department: '水利系',
      createdAt: ada.createdAt.toISOString(),
      counts: { articles: 1, posts: 1, replies: 1, blessings: 1 },
      contributions: { maxims: 1, relayParticipations: 0, mosaicCompleted: 0 },
      isOpen: false,
      isOwn: false,
      isMuted: false,
    })
    const api = as(ben)
    expect(await api.article.ofMember({ username })).toMatchObject({ articles: [{ id: article.id }], total: 1 })
    expect(await api.post.ofMember({ username })).toMatchObject({ posts: [{ id: post.id }], total: 1 })
    expect(await api.reply.ofMember({ username })).toMatchObject({
      replies: [{ id: reply.id, post: { id: post.id, title: '署名的' } }],
      total: 1,
    })
    expect(await api.blessing.ofMember({ username })).toMatchObject({ blessings: [{ id: blessing.id }], total: 1 })
  })

  it('leave out anonymous texts, for its owner and admins too, and in the counts', async () => {
    const { ada, admin, secret } = await aWriter()
    const { username } = ada
    for (const reader of [ada, admin]) {
      const api = as(reader)
      const told = [
        await api.member.page({ username }),
        ...(await Promise.all(lists.map(noun => api[noun].ofMember({ username })))),
      ]
      expect(JSON.stringify(told)).not.toContain('不署名')
      expect(JSON.stringify(told)).not.toContain('后来隐藏')
      expect(told[0]).toMatchObject({ counts: { articles: 1, posts: 1, replies: 1, blessings: 1 } })
    }
    // Making a text anonymous afterwards takes it off the page.
    await as(ada).post.edit({ id: secret.id, isAnonymous: false })
    expect(await as(admin).member.page({ username })).toMatchObject({ counts: { posts: 2 } })
    await as(ada).post.edit({ id: secret.id, isAnonymous: true })
    expect(await as(admin).member.page({ username })).toMatchObject({ counts: { posts: 1 } })
  })

  it('do not count passes of the torch with a wish, because wishes are shown without a name', async () => {
    const { ada } = await aWriter()
    await as(ada).torch.add({})
    const { leg } = await as(ada).torch.add({ wish: '江河安澜' })
    const passes = async () => (await as(ada).member.page({ username: ada.username })).contributions.relayParticipations
    expect(await passes()).toBe(1)
    await as(ada).torch.removeWish({ id: leg.from })
    expect(await passes()).toBe(1)
    expect((await as(ada).member.profile()).contributions.relayParticipations).toBe(2)
  })

  it('are paged', async () => {
    const { ada } = await aWriter()
    for (const content of ['一', '二', '三']) await aBlessing(setup, { by: ada, content })
    const asked = { username: ada.username, limit: 3 }
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(page => as(ada).blessing.ofMember({ ...asked, page })),
    )
    expect(first?.blessings.map(({ content }) => content)).toEqual(['三', '二', '一'])
    expect(second).toMatchObject({ blessings: [{ content: '愿母校长青。' }], total: 4, totalPages: 2 })
    expect(third).toMatchObject({ blessings: [], total: 4 })
  })
})

describe('the name of a member', () => {
  const people = async (reader: Member) => {
    const api = as(reader)
    const [post] = (await api.post.list({})).posts.filter(({ title }) => title === '署名的')
    const [blessing] = (await api.blessing.list({})).blessings.filter(({ content }) => content === '愿母校长青。')
    return [post?.user, blessing?.user, (await api.article.list({})).articles[0]?.author]
  }

  it('has no link for viewers who cannot see the page', async () => {
    const { ada, ben } = await aWriter()
    for (const person of await people(ben)) expect(person).toEqual({ id: ada.id, username: ada.username, avatar: null })
    await show(ada, 'nobody')
    for (const person of await people(ben)) expect(person).toMatchObject({ id: ada.id, isPrivate: true })
    await show(ada, 'members')
    for (const person of await people(ben)) expect(person).not.toHaveProperty('isPrivate')
  })
})

it('the page of a member is deleted with the account, and its path changes with the name', async () => {
  const { ada, ben } = await aWriter()
  await as(ada).member.updateProfile({ username: 'ada_of_the_river' })
  await expectRefusal(as(ben).member.page({ username: 'Ada_1952' }), 'missing', 'member.not_found')
  expect(await as(ben).member.page({ username: 'ADA_of_the_river' })).toMatchObject({ id: ada.id })
  await as(await anAdmin(setup)).member.remove({ id: ada.id, texts: 'keep' })
  for (const reader of ['guest' as const, ben])
    await expectRefusal(as(reader).member.page({ username: 'ada_of_the_river' }), 'missing', 'member.not_found')
})

it('the visibility has one of three values', async () => {
  const ada = await aMember(setup)
  for (const visibility of ['', 'everyone', null, 1])
    expect(updateProfile.safeParse({ visibility }).error?.issues).toMatchObject([
      { path: ['visibility'], message: 'member.visibility_invalid' },
    ])
  await expectRefusal(
    as('guest').member.updateProfile({ visibility: 'everybody' }),
    'unauthenticated',
    'session.required',
  )
  await show(ada, 'everybody')
  await as(ada).member.updateProfile({ bio: '河' })
  expect(await as(ada).member.export()).toMatchObject({ profile: { visibility: 'everybody', bio: '河' } })
})
