import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

async function threeReport(type: 'blessing' | 'article' | 'post' | 'pledge', id: number): Promise<void> {
  for (let count = 0; count < 3; count += 1) await as(await aMember(setup)).report.file({ type, id })
}

describe('a text of an admin’s responsibility is not hidden by three reports', () => {
  it('because the admin wrote it', async () => {
    const { id } = await aBlessing(setup, { by: await anAdmin(setup) })
    await threeReport('blessing', id)
    expect((await as('guest').blessing.list({})).total).toBe(1)
  })

  it('because the admin approved it', async () => {
    const { id } = await aPledge(setup)
    await threeReport('pledge', id)
    expect((await as('guest').pledge.list({})).total).toBe(1)
  })
})

describe('a reported text that an admin kept', () => {
  const makings = {
    blessing: (author: Member) => aBlessing(setup, { by: author }),
    article: (author: Member) => anArticle(setup, author),
    post: async (author: Member) => aPost(setup, author, (await aBoard(setup)).id),
  }
  const changes = {
    blessing: (author: Member, id: number) => as(author).blessing.edit({ id, content: '另一句' }),
    article: (author: Member, id: number) => as(author).article.edit({ id, content: '另一篇' }),
    post: (author: Member, id: number) => as(author).post.edit({ id, content: '另一帖' }),
  }
  const counts = {
    blessing: () => as('guest').blessing.list({}),
    article: () => as('guest').article.list({}),
    post: () => as('guest').post.list({}),
  }

  it.each(['blessing', 'article', 'post'] as const)(
    'is not hidden by three other reports, until its author has changed it: a %s',
    async type => {
      const author = await aMember(setup)
      const { id } = await makings[type](author)
      const admin = as(await anAdmin(setup))
      await as(await aMember(setup)).report.file({ type, id })
      await admin.report.settle({ type, id, outcome: 'kept' })
      await threeReport(type, id)
      expect((await counts[type]()).total).toBe(1)
      expect(await admin.report.open({})).toMatchObject({ reports: [{ type, id, reports: 3 }] })
      clock.advance(1000)
      await changes[type](author, id)
      await as(await aMember(setup)).report.file({ type, id })
      expect((await counts[type]()).total).toBe(0)
    },
  )
})
