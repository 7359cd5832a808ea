import { expect, test } from 'vitest'
import { postMeta } from '#app/components/forum/post-meta.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { loader } from '#app/routes/forum-post.tsx'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()
const site = { name: '河海大学', title: '河海大学建校110周年', description: '', address: '', founded: 1915 }
const matches = [{ id: 'root', data: { url: 'https://site.example', locale: 'en', site } }]

test('the structured data of a post is a discussion, without names that readers cannot see', async () => {
  const ada = await aMember(setup, { username: 'ada_lovelace' })
  const { id } = await aPost(setup, ada, (await aBoard(setup)).id, { title: '江边的钟', isAnonymous: true })
  const { data } = await visit(setup, loader, `/forum/post/${id}`, { locale: 'en', params: { id: String(id) } })
  expect(data).toMatchObject({ writer: 'Anonymous' })
  const post = await setup.as('guest').post.byId({ id })
  const meta = pageMeta(
    { matches, location: { pathname: `/forum/post/${id}`, search: '?lng=en' } },
    postMeta(post, 'Anonymous'),
  )
  const [graph] = meta.flatMap(found => ('script:ld+json' in found ? [found['script:ld+json']] : []))
  expect(graph).toMatchObject({
    '@graph': [{}, {}, { '@type': 'DiscussionForumPosting', headline: '江边的钟', author: { name: 'Anonymous' } }, {}],
  })
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'og:image', content: `https://site.example/share/post-${id}.en.png` })
  expect(JSON.stringify(meta)).not.toContain('ada_lovelace')
})

test('a waiting post is excluded from search engines', async () => {
  const ada = await aMember(setup)
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  expect(postMeta({ ...post, status: 'pending' }, 'ada').isPrivate).toBe(true)
  expect(postMeta(post, 'ada').isPrivate).toBe(false)
})
