import { describe, expect, it } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Like } from '#server/like/like.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as, clock } = setup

const content = '愿母校长青。'
const alumna = async () => {
  const ada = await aMember(setup, { username: 'ada' })
  await em().nativeUpdate(Member, { id: ada.id }, { graduationYear: 2018, department: '水文' })
  return ada
}

describe('a member', () => {
  it('sends a blessing, which is public immediately', async () => {
    const ada = await alumna()
    const sent = await as(ada).blessing.send({ content: `  ${content}\r\n` })
    expect(sent).toEqual({
      id: 1,
      content,
      language: 'zh',
      authorName: 'ada',
      graduationYear: 2018,
      department: '水文',
      isAnonymous: false,
      status: 'approved',
      reviewedAt: null,
      reason: null,
      likes: 0,
      isLiked: false,
      user: { id: ada.id, username: 'ada', avatar: null },
      userId: ada.id,
      createdAt: '2025-10-27T02:00:00.000Z',
      updatedAt: '2025-10-27T02:00:00.000Z',
      can: { edit: true, delete: true },
    })
    const wall = await as('guest').blessing.list({})
    expect(wall).toMatchObject({ blessings: [{ id: 1, content, can: { edit: false, delete: false } }], total: 1 })
    expect(Object.keys(wall.blessings[0] ?? {})).not.toContain('reason')
  })

  it('has to wait for review where the setting says so or when the text has a listed word, which is not revealed', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    await admin.review.setWords({ words: ['代考'] })
    const caught = await as(ada).blessing.send({ content: '专业 代。考' })
    expect(caught).toMatchObject({ status: 'pending', reason: null })
    await admin.review.setWords({})
    await admin.review.setConfig({ blessings: true })
    expect(await as(ada).blessing.send({ content })).toMatchObject({ status: 'pending' })
    expect(await as('guest').blessing.list({})).toMatchObject({ blessings: [], total: 0 })
  })

  it('cannot send an empty text, 501 characters or too many links', async () => {
    const ada = as(await aMember(setup)).blessing
    await expectRefusal(ada.send({ content: ' \u200B ' }), 'invalid', 'blessing.content_required', 'content')
    await expectRefusal(ada.send({ content: '愿'.repeat(501) }), 'invalid', 'blessing.content_too_long', 'content')
    const links = 'https://a.example http://b.example www.c.example'
    await expectRefusal(ada.send({ content: links }), 'invalid', 'blessing.too_many_links', 'content')
    expect(await ada.send({ content: '😀'.repeat(500) })).toMatchObject({ content: '😀'.repeat(500) })
  })

  it('cannot send the same text twice in a day, while another member can send it', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    await as(ada).blessing.send({ content })
    await expectRefusal(
      as(ada).blessing.send({ content: '愿母校 长青。' }),
      'conflict',
      'blessing.same_text',
      'content',
    )
    await as(bo).blessing.send({ content })
    clock.advance(hours(24))
    await as(ada).blessing.send({ content })
    expect(await em().count(Blessing)).toBe(3)
  })

  it('creates one blessing when the form is sent twice, one after the other or at the same time', async () => {
    const ada = as(await aMember(setup), { idempotencyKey: 'form-1' })
    const first = await ada.blessing.send({ content })
    expect(await ada.blessing.send({ content })).toEqual(first)
    const bo = as(await aMember(setup), { idempotencyKey: 'form-1' })
    const [one, other] = await Promise.all([bo.blessing.send({ content }), bo.blessing.send({ content })])
    expect(one).toEqual(other)
    expect(await em().count(Blessing)).toBe(2)
  })
})

it('a guest cannot send a blessing', async () => {
  await expectRefusal(as('guest').blessing.send({ content }), 'unauthenticated', 'session.required')
})

describe('the author of a blessing', () => {
  it('can edit it', async () => {
    const ada = await aMember(setup)
    const { id } = await as(ada).blessing.send({ content })
    clock.advance(1000)
    const changed = await as(ada).blessing.edit({ id, content: '换一句', isAnonymous: true })
    expect(changed).toMatchObject({ content: '换一句', isAnonymous: true, status: 'approved' })
    expect(changed.updatedAt).toBe('2025-10-27T02:00:01.000Z')
    expect(await as(ada).blessing.edit({ id, content: '再换一句' })).toMatchObject({ isAnonymous: true })
  })

  it('alone can make it named: an edit by an admin leaves it anonymous', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id } = await as(ada).blessing.send({ content, isAnonymous: true })
    const edited = await admin.blessing.edit({ id, content: '换一句', isAnonymous: false })
    expect(edited).toMatchObject({ content: '换一句', isAnonymous: true })
    expect((await as('guest').blessing.byId({ id })).user.id).toBeNull()
    expect(await as(ada).blessing.edit({ id, content: '换一句', isAnonymous: false })).toMatchObject({
      isAnonymous: false,
    })
  })

  it('cannot add a listed word by an edit, nor republish a rejected text without review', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    await admin.review.setWords({ words: ['代考'] })
    const one = await aBlessing(setup, { by: ada, content: '一' })
    expect(await as(ada).blessing.edit({ id: one.id, content: '代考' })).toMatchObject({ status: 'pending' })
    await admin.blessing.review({ id: one.id, status: 'rejected', reason: '广告' })
    const again = await as(ada).blessing.edit({ id: one.id, content: '改过了' })
    expect(again).toMatchObject({ status: 'pending', reason: null })
  })

  it('can remove it', async () => {
    const ada = await aMember(setup)
    const { id } = await aBlessing(setup, { by: ada })
    expect(await as(ada).blessing.remove({ id })).toBeNull()
    await expectRefusal(as(ada).blessing.remove({ id }), 'missing', 'blessing.not_found')
    expect(await em().count(Blessing)).toBe(0)
  })
})

describe('anybody else', () => {
  it('can neither edit nor remove it: neither a guest nor another member', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    const { id } = await aBlessing(setup, { by: ada })
    await expectRefusal(as('guest').blessing.edit({ id, content }), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').blessing.remove({ id }), 'unauthenticated', 'session.required')
    await expectRefusal(as(bo).blessing.edit({ id, content: '别人的' }), 'forbidden', 'blessing.not_yours')
    await expectRefusal(as(bo).blessing.remove({ id }), 'forbidden', 'blessing.not_yours')
  })

  it('cannot learn that a waiting one exists', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    const { id } = await aBlessing(setup, { by: ada, status: 'pending' })
    await expectRefusal(as(bo).blessing.edit({ id, content: '别人的' }), 'missing', 'blessing.not_found')
    await expectRefusal(as(bo).blessing.remove({ id }), 'missing', 'blessing.not_found')
  })
})

it('two edits at the same time run one after the other, and the text is one of the two', async () => {
  const ada = await aMember(setup)
  const { id } = await aBlessing(setup, { by: ada })
  await Promise.all(['一', '二'].map(text => as(ada).blessing.edit({ id, content: text })))
  expect(['一', '二']).toContain((await as('guest').blessing.byId({ id })).content)
})

it('a blessing that is edited and removed at the same time is removed, and nobody gets a fault', async () => {
  const ada = await aMember(setup)
  const { id } = await aBlessing(setup, { by: ada })
  await as(await aMember(setup)).blessing.like({ id })
  const editing = as(ada).blessing.edit({ id, content: '改一改' })
  const [edited, removed] = await Promise.allSettled([editing, as(ada).blessing.remove({ id })])
  expect(removed.status).toBe('fulfilled')
  if (edited.status === 'rejected') await expectRefusal(editing, 'missing', 'blessing.not_found')
  await expectRefusal(as('guest').blessing.byId({ id }), 'missing', 'blessing.not_found')
  expect(await em().count(Like, { targetType: 'blessing' })).toBe(0)
})
