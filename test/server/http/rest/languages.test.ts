import { expect, test } from 'vitest'
import { z } from 'zod'
import { anArticle } from '#test/support/articles.ts'
import { aBlessing, aMember, aPledge } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { data, refused, tokenOf } = setup

const english = { title: 'A river in one sentence', content: 'A river ran past the door.' } as const

test('lists hold texts of every language, each marked with its own, until one language is requested', async () => {
  for (const language of ['zh', 'en'] as const) {
    await aPledge(setup, { language })
    await aBlessing(setup, { language })
  }
  for (const path of ['/future-messages', '/blessings']) {
    expect(await data('GET', path)).toMatchObject({ total: 2 })
    expect(JSON.stringify(await data('GET', path))).toMatch(/"language":"en".*"language":"zh"/)
    expect(await data('GET', `${path}?language=en`)).toMatchObject({ total: 1 })
    await refused('GET', `${path}?language=fr`, { http: 400, code: 400 })
  }
  expect(await data('GET', '/future-messages/random?language=en')).toMatchObject({ messages: [{ language: 'en' }] })
})

test('an article names its translation, and can be linked with it by id', async () => {
  const ada = await aMember(setup)
  const { id } = await anArticle(setup, ada)
  const token = await tokenOf(ada)
  const made = z.object({ id: z.int() }).loose()
  const en = made.parse(await data('POST', '/articles', { token, body: { ...english, translationId: id } }))
  const translation = { id: en.id, language: 'en', title: english.title }
  expect(await data('GET', `/articles/${id}`)).toMatchObject({ language: 'zh', translation })
  expect(await data('GET', '/articles')).toMatchObject({ total: 2 })
  expect(await data('GET', '/articles?prefer=en')).toMatchObject({ total: 1, articles: [{ id: en.id }] })
  expect(await data('GET', '/articles?language=zh')).toMatchObject({ total: 1, articles: [{ id }] })
  await refused('PUT', `/articles/${id}`, { http: 400, code: 400 }, { token, body: { translationId: id } })
  expect(await data('PUT', `/articles/${id}`, { token, body: { translationId: null } })).toMatchObject({
    translation: null,
  })
})
