import { describe, expect, it } from 'vitest'
import { Article } from '#server/article/article.entity.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Comment } from '#server/comment/comment.entity.ts'
import { after, days } from '#server/kernel/clock.ts'
import { Like } from '#server/like/like.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { storeFinishedPuzzle } from '#server/mosaic/mosaic.queries.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { TorchPass } from '#server/torch/torch-pass.entity.ts'
import { removeUnusedImages } from '#server/upload/store-image.ts'
import { Upload } from '#server/upload/upload.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { lettersIn } from '#test/support/mail.ts'
import { passwordsCheckedAfter } from '#test/support/slow-passwords.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { aPicture } from '#test/support/pictures.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

const password = 'lighthouse-1915'

/** Creates a member with data of every kind. */
async function aBusyMember(): Promise<Member> {
  const member = await aMember(setup, { username: 'ada', password })
  await as('guest').session.login({ username: 'ada', password })
  const { id } = await anArticle(setup, member)
  await anArticle(setup, member, { title: '没写完', status: 'draft' })
  await aComment(setup, member, id, { content: '自己的评论' })
  await aBlessing(setup, { by: member, isAnonymous: true })
  const post = await aPost(setup, member, (await aBoard(setup)).id, { isAnonymous: true })
  await aReply(setup, member, post.id)
  await aPledge(setup, { by: member, name: '林小河' })
  await as(member).torch.add({ wish: '江河安澜' })
  await storeFinishedPuzzle(em(), member.id, { picture: 'torch', size: 3, swaps: 8 }, setup.clock.now())
  await as(member).member.sendCode({ type: 'password_change' })
  return member
}

const later = { now: () => after(setup.clock.now(), days(2)) }
const fileOf = (url: string) => setup.site.store.get(url.replace('/uploads/', ''))

const kept = ['article', 'comment', 'blessing', 'post', 'reply', 'pledge', 'leg'] as const
const tables = [...kept, 'finished_mosaic', 'session', 'verification', 'member'] as const
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await em().execute<{ rows: number }[]>(`select count(*)::int as rows from ${table}`)
    found[table] = row?.rows ?? -1
  }
  return found
}

describe('the data export of a member', () => {
  it('holds everything of the member, nothing of others, and no secret', async () => {
    const member = await aBusyMember()
    await aPledge(setup, { by: await aMember(setup), message: '别人的誓言' })
    const taken = await as(member).member.export()
    expect(taken.profile).toMatchObject({ username: 'ada', email: 'ada@example.org' })
    const sizes = Object.entries(taken.belongings).map(([name, things]) => [name, things.length])
    expect(Object.fromEntries(sizes)).toMatchObject({
      articles: 2,
      comments: 1,
      blessings: 1,
      posts: 1,
      replies: 1,
      pledges: 1,
      torchPasses: 1,
      likes: 0,
      finishedMosaics: 1,
      sessions: 1,
    })
    const text = JSON.stringify(taken)
    expect(text).toContain('没写完')
    expect(text).not.toMatch(/别人的誓言|argon2|[hH]ash/)
    expect(JSON.parse(text)).toEqual(taken)
  })

  it('is refused to guests', async () => {
    await expectRefusal(as('guest').member.export(), 'unauthenticated', 'session.required')
  })
})

describe('deleting the own account', () => {
  it('keeps the texts without a name, when the member chooses so', async () => {
    const member = await aBusyMember()
    expect(await as(member).member.deleteAccount({ password, texts: 'keep' })).toBeNull()
    expect(await counts()).toEqual({
      article: 1,
      comment: 1,
      blessing: 1,
      post: 1,
      reply: 1,
      pledge: 1,
      leg: 1,
      finished_mosaic: 0,
      session: 0,
      verification: 0,
      member: 0,
    })
    expect(await em().findOne(Article, { title: '一句话的河' })).toMatchObject({ author: null })
    expect(await em().find(Pledge, {})).toMatchObject([{ author: null, name: '已注销用户' }])
    expect(
      JSON.stringify(await em().execute('select * from article, comment, blessing, post, reply, pledge')),
    ).not.toMatch(/ada|林小河/)
  })

  it('removes the texts, when the member chooses so; their legs of the torch stay taken', async () => {
    const [member, ben] = [await aBusyMember(), as(await aMember(setup))]
    const [comment, blessing] = [await em().findOneOrFail(Comment, 1), await em().findOneOrFail(Blessing, 1)]
    await ben.comment.like({ id: comment.id })
    await ben.blessing.like({ id: blessing.id })
    await as(member).member.deleteAccount({ password, texts: 'remove' })
    expect(await em().count(Like)).toBe(0)
    const left = await counts()
    expect(left).toMatchObject({ article: 0, comment: 0, blessing: 0, post: 0, reply: 0, pledge: 0, leg: 1, member: 1 })
    expect(await em().find(TorchPass, {})).toMatchObject([{ wish: null, author: null }])
  })

  it('deletes the pictures that no remaining text shows', async () => {
    const pictures = async (texts: 'keep' | 'remove') => {
      const member = await aMember(setup, { password })
      const upload = async () => (await as(member).upload.keep({ bytes: await aPicture() })).square
      const [portrait, shown, drafted] = [await upload(), await upload(), await upload()]
      await as(member).member.updateProfile({ avatar: portrait })
      await anArticle(setup, member, { content: `![河](${shown})` })
      await anArticle(setup, member, { content: `![河](${drafted})`, status: 'draft' })
      await removeUnusedImages({ ...setup.site, clock: later })
      expect(await em().count(Upload, { owner: member })).toBe(3)
      expect((await as(member).member.export()).belongings['uploads']).toHaveLength(3)
      await as(member).member.deleteAccount({ password, texts })
      await removeUnusedImages({ ...setup.site, clock: later })
      return Promise.all([portrait, shown, drafted].map(async url => (await fileOf(url)) !== undefined))
    }
    expect(await pictures('keep')).toEqual([false, true, false])
    expect(await pictures('remove')).toEqual([false, false, false])
  })

  it('sends a letter to the address, and makes the name and the address available again', async () => {
    const member = await aBusyMember()
    await as(member).member.deleteAccount({ password, texts: 'keep' })
    expect((await lettersIn(setup)).at(-1)).toMatchObject({ kind: 'account_deleted', address: 'ada@example.org' })
    await as('guest').member.register({ username: 'ada', email: 'ada@example.org', password })
  })

  it('changes nothing of other members', async () => {
    const member = await aBusyMember()
    const ben = await aMember(setup)
    await aPledge(setup, { by: ben })
    const { id } = await anArticle(setup, ben)
    await aComment(setup, ben, id)
    await as(member).member.deleteAccount({ password, texts: 'remove' })
    expect(await counts()).toMatchObject({ article: 1, comment: 1, pledge: 1, member: 1 })
  })

  it('needs the password and a choice about the texts', async () => {
    const { member } = as(await aBusyMember())
    const wrong = member.deleteAccount({ password: 'not it', texts: 'keep' })
    await expectRefusal(wrong, 'credentials', 'member.own_password_wrong', 'password')
    const none = member.deleteAccount({ password: '', texts: 'keep' })
    await expectRefusal(none, 'invalid', 'member.own_password_required', 'password')
    expect(await em().count(Member)).toBe(1)
  })

  it('is refused when the password has been changed in the meantime', async () => {
    const member = await aMember(setup, { password })
    const stolen = () => em().nativeUpdate(Member, { id: member.id }, { passwordHash: 'another' })
    const late = as(member, { site: { ...setup.site, passwords: passwordsCheckedAfter(stolen) } })
    const call = late.member.deleteAccount({ password, texts: 'keep' })
    await expectRefusal(call, 'credentials', 'member.own_password_wrong', 'password')
    expect(await em().count(Member)).toBe(1)
  })

  it('is refused to guests', async () => {
    const call = as('guest').member.deleteAccount({ password, texts: 'keep' })
    await expectRefusal(call, 'unauthenticated', 'session.required')
  })

  it('twice at the same time deletes the account once and causes no fault', async () => {
    const member = await aBusyMember()
    const leave = () => as(member).member.deleteAccount({ password, texts: 'remove' })
    const tries = await Promise.allSettled([leave(), leave()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(setup.reported).toEqual([])
  })
})

// The embedded database has one connection, so two transactions cannot wait for each other.
it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'deleting the account waits for an admin who is changing the same texts, without a deadlock in either order',
  async () => {
    const admin = await anAdmin(setup)
    const author = await aMember(setup)
    const { id: articleId } = await anArticle(setup, author)
    const leaver = await aMember(setup, { password })
    const comment = await aComment(setup, leaver, articleId)
    const leaving = () => as(leaver).member.deleteAccount({ password, texts: 'remove' })
    const left = await em().transactional(async acting => {
      await acting.execute('select 1 from comment where id = ? for update', [comment.id])
      const ended = leaving()
      const waits = () => acting.execute<unknown[]>("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      await expect.poll(async () => (await waits()).length).toBeGreaterThan(0)
      await acting.execute(
        "insert into audit (admin_id, admin_name, act, target, at) values (?, 'a', 'b', 'c', now())",
        [admin.id],
      )
      return { ended }
    })
    expect(await left.ended).toBeNull()
  },
)

it.skipIf(process.env['TEST_DATABASE_URL'] === undefined).each(['keep', 'remove'] as const)(
  'deleting the account waits for a reply to one of the texts, whose transaction may lock the author’s row (texts: %s)',
  async texts => {
    const leaver = await aMember(setup, { password })
    const post = await aPost(setup, leaver, (await aBoard(setup)).id)
    const left = await em().transactional(async replying => {
      await replying.execute('select 1 from post where id = ? for no key update', [post.id])
      const ended = as(leaver).member.deleteAccount({ password, texts })
      const waits = () => replying.execute<unknown[]>("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
      await expect.poll(async () => (await waits()).length).toBeGreaterThan(0)
      // A foreign key takes this lock when its row changes twice.
      await replying.execute('select 1 from member where id = ? for key share', [leaver.id])
      return { ended }
    })
    expect(await left.ended).toBeNull()
    expect(setup.reported).toEqual([])
  },
)

describe('the last admin', () => {
  it('cannot delete their account, while one of two can', async () => {
    const [one, other] = [await anAdmin(setup, { password }), await anAdmin(setup, { password })]
    expect(await as(one).member.deleteAccount({ password, texts: 'keep' })).toBeNull()
    await expectRefusal(as(other).member.deleteAccount({ password, texts: 'keep' }), 'conflict', 'member.last_admin')
    expect(await em().count(Member, { role: 'admin' })).toBe(1)
  })

  it('remains when both delete their accounts at the same time', async () => {
    const admins = [await anAdmin(setup, { password }), await anAdmin(setup, { password })]
    await Promise.allSettled(admins.map(admin => as(admin).member.deleteAccount({ password, texts: 'keep' })))
    expect(await em().count(Member, { role: 'admin' })).toBe(1)
  })
})
