import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { Notice } from '#server/notice/notice.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site } = setup

const editable = ['post', 'reply', 'article'] as const
type Editable = (typeof editable)[number]
type Naming = Editable | 'comment'
const naming = [...editable, 'comment'] as const

const boardId = async () => (await aBoard(setup)).id

/** Writes each kind of text that can mention members, below a parent of its own. */
const writes: Readonly<Record<Naming, (by: Member, content: string) => Promise<number>>> = {
  post: async (by, content) => (await aPost(setup, by, await boardId(), { content })).id,
  reply: async (by, content) =>
    (await aReply(setup, by, (await aPost(setup, await aMember(setup), await boardId())).id, { content })).id,
  article: async (by, content) => (await anArticle(setup, by, { content })).id,
  comment: async (by, content) =>
    (await aComment(setup, by, (await anArticle(setup, await aMember(setup))).id, { content })).id,
}

const edits: Readonly<Record<Editable, (by: Member, id: number, content: string) => Promise<unknown>>> = {
  post: (by, id, content) => as(by).post.edit({ id, content }),
  reply: (by, id, content) => as(by).reply.edit({ id, content }),
  article: (by, id, content) => as(by).article.edit({ id, content }),
}

/** Ids of the members whom a text links to, as guests see it. */
async function linksOf(type: Naming, id: number): Promise<number> {
  const guest = as('guest')
  if (type === 'comment') {
    const { articleId } = await guest.comment.place({ id })
    return (await guest.comment.list({ articleId })).comments[0]?.mentions.length ?? 0
  }
  const html =
    type === 'reply'
      ? (await guest.reply.list({ postId: (await guest.reply.place({ id })).postId })).replies[0]?.html
      : (await guest[type].byId({ id })).html
  return (html?.split('class="mention"').length ?? 1) - 1
}

/** Ids of the members who got a notice that a text mentions them. */
async function named(type: Naming, textId: number): Promise<number[]> {
  await writeNotices(site)
  const notices = await em().find(Notice, { kind: 'mention', textType: type, textId }, { orderBy: { member: 'asc' } })
  return notices.map(({ member }) => member.id)
}

/** Creates two hundred members with names of the minimum length. */
async function twoHundred(): Promise<{ ids: number[]; names: string[] }> {
  const made = await em().execute<{ id: number; username: string }[]>(
    `insert into member (username, username_key, email, email_key, password_hash, created_at)
     select name, name, name || '@crowd.example', name || '@crowd.example', '', now()
     from (select 'm' || lpad(to_hex(n), 2, '0') as name from generate_series(1, 200) as n) as named returning id, username`,
  )
  const inOrder = made.toSorted((one, other) => one.id - other.id)
  return { ids: inOrder.map(({ id }) => id), names: inOrder.map(({ username }) => `@${username}`) }
}

describe('two hundred names', () => {
  it.each(naming)('in a %s give notices to the first ten, and the others stay plain text', async type => {
    const { ids, names } = await twoHundred()
    const id = await writes[type](await aMember(setup), names.join(' '))
    expect(await named(type, id)).toEqual(ids.slice(0, 10))
    expect(await linksOf(type, id)).toBe(10)
  })

  it.each(editable)('that an edit adds to a %s give notices to ten, and no more after another edit', async type => {
    const { ids, names } = await twoHundred()
    const ada = await aMember(setup)
    const id = await writes[type](ada, '还没有名字')
    for (let turn = 0; turn < 2; turn += 1) {
      await edits[type](ada, id, names.join(' '))
      expect(await named(type, id)).toEqual(ids.slice(0, 10))
    }
    expect(await linksOf(type, id)).toBe(10)
  })
})

describe('a name without a notice', () => {
  it.each(naming)('is the author’s own, in a %s', async type => {
    const ada = await aMember(setup)
    const id = await writes[type](ada, `我是@${ada.username}`)
    expect([await named(type, id), await linksOf(type, id)]).toEqual([[], 1])
    if (type === 'comment') return
    await edits[type](ada, id, `还是@${ada.username}，没有别人`)
    expect(await named(type, id)).toEqual([])
    // The same holds when an admin writes it there.
    await edits[type](await anAdmin(setup), id, `管理员改过：@${ada.username}`)
    expect(await named(type, id)).toEqual([])
  })

  it.each(editable)('is in code, in a %s, until an edit takes it out of the code', async type => {
    const [ada, eve] = [await aMember(setup), await aMember(setup)]
    const inCode = `运行 \`@${eve.username}\`：\n\n\`\`\`\n@${eve.username}\n\`\`\`\n\n    @${eve.username}`
    const id = await writes[type](ada, inCode)
    expect([await named(type, id), await linksOf(type, id)]).toEqual([[], 0])
    await edits[type](ada, id, `请@${eve.username}来运行`)
    expect([await named(type, id), await linksOf(type, id)]).toEqual([[eve.id], 1])
  })

  it.each(naming)(
    'is that of a deleted account, in a %s, also when it was deleted before the notices were written',
    async type => {
      const [ada, eve, ben] = [await aMember(setup), await aMember(setup), await aMember(setup)]
      const admin = await anAdmin(setup)
      const early = await writes[type](ada, `请@${eve.username}和@${ben.username}来看`)
      await as(admin).member.remove({ id: eve.id, texts: 'keep' })
      expect(await named(type, early)).toEqual([ben.id])
      const late = await writes[type](ada, `@${eve.username}已经走了`)
      expect([await named(type, late), await linksOf(type, late)]).toEqual([[], 0])
      // A new member with this name is not the one whom the text mentions.
      const heir = await aMember(setup, { username: eve.username })
      await expectRefusal(as(ada).member.page({ username: eve.username, id: eve.id }), 'missing', 'member.not_found')
      expect([await named(type, early), await named(type, late)]).toEqual([[ben.id], []])
      expect((await as(heir).notice.list({})).total).toBe(0)
    },
  )
})

describe('a name in a waiting text', () => {
  it.each(naming)('gives a notice when the text is approved: in a %s', async type => {
    const [ada, eve, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
    await as(admin).review.setWords({ words: ['代写'], exceptions: [] })
    const id = await writes[type](ada, `代写，请@${eve.username}来看`)
    expect(await named(type, id)).toEqual([])
    const texts = [`${type} ${id}`]
    await Promise.all([admin, await anAdmin(setup)].map(who => as(who).desk.decide({ texts, status: 'approved' })))
    expect(await named(type, id)).toEqual([eve.id])
  })
})

describe('a name that an edit adds', () => {
  it.each(editable)(
    'to a %s gives one notice: after a second edit, after two concurrent edits, and after it was removed and added again',
    async type => {
      const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
      const id = await writes[type](ada, `@${ben.username}`)
      expect(await named(type, id)).toEqual([ben.id])
      const both = `@${ben.username} @${eve.username} 你们好`
      await Promise.all([edits[type](ada, id, both), edits[type](await anAdmin(setup), id, `${both}！`)])
      await Promise.all([1, 2].map(() => writeNotices(site)))
      expect(await named(type, id)).toEqual([ben.id, eve.id])
      await edits[type](ada, id, '没有名字')
      await edits[type](ada, id, both)
      expect(await named(type, id)).toEqual([ben.id, eve.id])
    },
  )

  it.each(editable)('to a %s by an admin gives a notice in the name of the author', async type => {
    const [ada, eve] = [await aMember(setup), await aMember(setup)]
    const id = await writes[type](ada, '还没有名字')
    await edits[type](await anAdmin(setup), id, `@${eve.username} 请看`)
    await writeNotices(site)
    expect((await as(eve).notice.list({})).notices).toMatchObject([{ kind: 'mention', by: ada.username, text: { id } }])
  })

  it.each(['post', 'reply'] as const)(
    'to a %s that must be reviewed again gives a notice when it is approved',
    async type => {
      const [ada, eve, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
      const id = await writes[type](ada, '还没有名字')
      await reviewFirst(setup, 'forumPosts', 'forumReplies')
      await edits[type](ada, id, `@${eve.username} 请看`)
      expect(await named(type, id)).toEqual([])
      await as(admin)[type].review({ id, status: 'rejected' })
      expect(await named(type, id)).toEqual([])
      await as(admin)[type].review({ id, status: 'approved' })
      expect(await named(type, id)).toEqual([eve.id])
    },
  )
})
