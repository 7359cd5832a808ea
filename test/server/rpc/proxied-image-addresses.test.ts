import { describe, expect, it } from 'vitest'
import { sentAddress, shownAddress } from '#app/components/ui/proxied-picture-address.ts'
import { addressOfProxiedImage } from '#server/rpc/proxied-image-addresses.ts'
import { Article } from '#server/article/article.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, site } = setup
const outside = 'https://pictures.example/河.png?a=1&b=2'
const here = `/uploads/${'k'.repeat(22)}.webp`
const addressShownBy = (path: string) => addressOfProxiedImage(site.vault, new URL(path, 'http://here.example'))

describe('an image of another host', () => {
  it('has a proxied address in HTML, and its original address in the data', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada, { coverImage: outside, content: `![河](${outside}) ![此处](${here})` })
    const page = await as('guest', { forPage: true }).article.byId({ id })
    expect(page.html).not.toMatch(/src="https:/)
    const [first = '', second] = [...page.html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src)
    expect(addressShownBy(first.replaceAll('&amp;', '&'))).toBe(new URL(outside).href)
    expect(second).toBe(here)
    expect(sentAddress(page.coverImage ?? '')).toBe(outside)
    expect(addressShownBy(shownAddress(page.coverImage ?? ''))).toBe(outside)

    const data = await as('guest').article.byId({ id })
    expect(data.coverImage).toBe(outside)
    expect(data.html).toContain('src="https://pictures.example/')
    expect(await em().findOneOrFail(Article, id)).toMatchObject({ coverImage: outside })
    expect(await as(ada, { forPage: true }).article.source({ id })).toMatchObject({ coverImage: outside })
  })

  it('has a proxied address as an avatar and as a picture of a post, in lists too', async () => {
    const ada = await aMember(setup)
    await as(ada).member.updateProfile({ avatar: outside })
    const board = await aBoard(setup)
    await aPost(setup, ada, board.id, { images: [outside, here] })
    const { posts } = await as('guest', { forPage: true }).post.list({})
    expect(posts[0]?.images.map(shownAddress)).toEqual([expect.stringMatching(/^\/outside\/[\w-]{22}\.webp\?s=/), here])
    expect(shownAddress(posts[0]?.user.avatar ?? '')).toMatch(/^\/outside\//)
    expect((await as('guest').post.list({})).posts[0]).toMatchObject({
      images: [outside, here],
      user: { avatar: outside },
    })
  })
})
