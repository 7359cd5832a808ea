import { expect, it } from 'vitest'
import { allPersonalData } from '#server/all-personal-data.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

/** The name in the export of each table that references a member; null where the table is left out for the reason given. */
const exportedAs: Readonly<Record<string, string | null>> = {
  article: 'articles',
  comment: 'comments',
  post: 'posts',
  reply: 'replies',
  blessing: 'blessings',
  pledge: 'pledges',
  leg: 'torchPasses',
  like: 'likes',
  bookmark: 'bookmarks',
  text_version: 'textVersions',
  last_read: 'readPosts',
  removed_text: 'removedTexts',
  follow: 'follows',
  mute: 'mutes',
  notice: 'notices',
  notice_choice: 'noticeChoices',
  finished_mosaic: 'finishedMosaics',
  report: 'reports',
  session: 'sessions',
  upload: 'uploads',
  totp: 'secondFactors',
  passkey: 'secondFactors',
  mail_link: 'formerAddresses',
  // Acts by staff about other members belong to the site.
  audit: null,
  decision: null,
  // The hash of a code that is valid for a quarter of an hour is a secret of the site.
  verification: null,
  // These are hashes of codes. The profile says how many are left.
  recovery_code: null,
}

it('the export covers every table that references a member, or gives a reason for leaving it out', () => {
  const naming = [...em().getMetadata().getAll().values()]
    .filter(({ relations }) => relations.some(({ targetMeta }) => targetMeta?.className === 'Member'))
    .map(({ tableName }) => tableName)
  expect(naming.length).toBeGreaterThan(10)
  expect(naming.filter(table => exportedAs[table] === undefined)).toEqual([])
  const names = allPersonalData.map(({ name }) => name)
  expect(Object.values(exportedAs).filter(name => name !== null && !names.includes(name))).toEqual([])
})

it('the export holds the review of each kind of text, with its time and reason', async () => {
  const [member, admin] = [await aMember(setup), await anAdmin(setup)]
  const article = await anArticle(setup, admin)
  const board = await aBoard(setup)
  const comment = await aComment(setup, member, article.id)
  const post = await aPost(setup, member, board.id)
  const reply = await aReply(setup, member, post.id)
  const blessing = await aBlessing(setup, { by: member })
  const pledge = await aPledge(setup, { by: member, status: 'pending' })
  const { leg } = await as(member).torch.add({ count: 1, wish: '愿江河安澜' })
  const decided = { status: 'rejected', reason: '不合适' } as const
  const desk = as(admin)
  await desk.comment.review({ id: comment.id, ...decided })
  await desk.post.review({ id: post.id, ...decided })
  await desk.reply.review({ id: reply.id, ...decided })
  await desk.blessing.review({ id: blessing.id, ...decided })
  await desk.pledge.review({ id: pledge.id, ...decided })
  await desk.torch.review({ id: leg.from, ...decided })

  const { belongings } = await as(member).member.export()
  for (const name of ['comments', 'posts', 'replies', 'blessings', 'pledges', 'torchPasses'])
    expect(belongings[name], name).toMatchObject([{ ...decided, reviewedAt: clock.now().toISOString() }])
})
