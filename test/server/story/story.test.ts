import { expect, it } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { publishedContent } from '#server/http/pages/story-or-draft.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ keeps: true })
const { as, site } = setup
const unit = 'missions.sanxia'
const [shipped] = allContent.missions

const titled = (zh: string, en = 'A dam') => ({ ...structuredClone(shipped), title: { zh, en } })
const titles = async () => (await publishedContent(site)).missions.map(({ title }) => title.zh)

/** Saves a draft on top of the current version, and publishes it. */
async function publish(
  admin: ReturnType<typeof as>,
  name: string,
  content: Parameters<typeof admin.story.saveDraft>[0]['content'],
) {
  const { number } = await admin.story.source({ unit: name }).catch(() => ({ number: 0 }))
  const { version } = await admin.story.saveDraft({ unit: name, version: 0, base: number, content })
  return admin.story.publish({ unit: name, version })
}

it('the story is the shipped one until a draft is published, and then that one, everywhere at the same time', async () => {
  const admin = as(await anAdmin(setup, { username: 'warden' }))
  expect(await titles()).toContain('三峡工程')
  const before = await publishedContent(site)
  const saved = await admin.story.saveDraft({ unit, version: 0, base: 0, content: titled('大坝') })
  expect(saved).toMatchObject({ version: 1, byName: 'warden' })
  expect(await publishedContent(site)).toBe(before)
  expect(await admin.story.publish({ unit, version: 1 })).toMatchObject({
    number: 1,
    byName: 'warden',
    isShipped: false,
  })
  await expect.poll(titles).toContain('大坝')
  expect(await publishedContent(site)).toBe(await publishedContent(site))
  const { acts } = await admin.audit.list({ noun: 'story' })
  expect(acts).toMatchObject([{ act: 'story.publish', target: unit, after: { revision: 1 } }])
  expect(await admin.story.states()).toMatchObject([{ unit, published: { number: 1 }, draft: null, untranslated: 0 }])
})

it('a draft with missing fields is refused, with their names; the English may be missing', async () => {
  const admin = as(await anAdmin(setup))
  const content = {
    ...titled('大坝', ''),
    quote: { zh: '', en: '' },
    depth: [],
    sources: [{ title: { zh: '书', en: '' }, url: 'http://a', asOf: '' }],
  }
  await admin.story.saveDraft({ unit, version: 0, base: 0, content })
  const { problems, untranslated } = await admin.story.source({ unit })
  expect(problems).toEqual(
    expect.arrayContaining([
      { path: 'quote.zh', kind: 'missing' },
      { path: 'depth', kind: 'missing' },
      { path: 'sources.0.url', kind: 'wrong' },
      { path: 'sources.0.asOf', kind: 'missing' },
    ]),
  )
  expect(problems).toHaveLength(4)
  expect(untranslated).toEqual(['title', 'sources.0.title'])
  await expectRefusal(admin.story.publish({ unit, version: 1 }), 'invalid', 'story.incomplete')
  await admin.story.saveDraft({ unit, version: 1, base: 0, content: titled('大坝', '') })
  await admin.story.publish({ unit, version: 2 })
  await expect.poll(async () => (await publishedContent(site)).missions[0]?.title).toEqual({ zh: '大坝', en: '大坝' })
})

it('an admin cannot save or publish over the changes of another one', async () => {
  const [ada, bob] = [as(await anAdmin(setup, { username: 'ada' })), as(await anAdmin(setup, { username: 'bob' }))]
  await ada.story.saveDraft({ unit, version: 0, base: 0, content: titled('一') })
  await expectRefusal(
    bob.story.saveDraft({ unit, version: 0, base: 0, content: titled('二') }),
    'conflict',
    'story.draft_changed',
  )
  await bob.story.saveDraft({ unit, version: 1, base: 0, content: titled('二') })
  await expectRefusal(ada.story.publish({ unit, version: 1 }), 'conflict', 'story.draft_changed')
  await expectRefusal(ada.story.dropDraft({ unit, version: 1 }), 'conflict', 'story.draft_changed')
  await ada.story.publish({ unit, version: 2 })
  await expectRefusal(ada.story.publish({ unit, version: 2 }), 'missing', 'story.not_found')
  // A draft from before that change.
  await bob.story.saveDraft({ unit, version: 0, base: 0, content: titled('三') })
  await expectRefusal(bob.story.publish({ unit, version: 1 }), 'conflict', 'story.changed')
  await expectRefusal(bob.story.restore({ unit, number: 0, to: 0 }), 'conflict', 'story.changed')
})

it('a draft is created once by two admins at the same moment', async () => {
  const [ada, bob] = [as(await anAdmin(setup)), as(await anAdmin(setup))]
  const begun = await Promise.allSettled(
    [ada, bob].map(admin => admin.story.saveDraft({ unit, version: 0, base: 0, content: titled('一') })),
  )
  expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('each version is stored, can be compared, and can be restored, including the shipped one', async () => {
  const admin = as(await anAdmin(setup))
  await publish(admin, unit, titled('一'))
  await publish(admin, unit, titled('二'))
  await expectRefusal(publish(admin, unit, titled('二')), 'conflict', 'story.same')
  expect((await admin.story.history({ unit })).revisions.map(({ number }) => number)).toEqual([2, 1])
  expect(await admin.story.revision({ unit, number: 2 })).toMatchObject({
    before: { title: { zh: '一' } },
    after: { title: { zh: '二' } },
  })
  await admin.story.restore({ unit, number: 2, to: 1 })
  await expect.poll(titles).toContain('一')
  await admin.story.restore({ unit, number: 3, to: 0 })
  await expect.poll(titles).toContain('三峡工程')
  await expectRefusal(admin.story.restore({ unit, number: 4, to: 0 }), 'conflict', 'story.same')
  await expectRefusal(admin.story.restore({ unit, number: 4, to: 9 }), 'missing', 'story.not_found')
})

it('an entry can be added, and a list determines which entries are shown and in which order', async () => {
  const admin = as(await anAdmin(setup))
  const list = (keys: string[]) => publish(admin, 'missions', { keys })
  await expectRefusal(list(['sanxia', 'new-work']), 'invalid', 'story.incomplete')
  const { version } = await admin.story
    .source({ unit: 'missions' })
    .then(({ draft }) => ({ version: draft?.version ?? 0 }))
  await admin.story.dropDraft({ unit: 'missions', version })
  await publish(admin, 'missions.new-work', { ...titled('新工程'), key: 'new-work' })
  await expect.poll(async () => (await site.story.overrides()).has('missions.new-work')).toBe(true)
  expect(await titles()).not.toContain('新工程')
  await list(['new-work', 'sanxia'])
  await expect.poll(titles).toEqual(['新工程', '三峡工程'])
})

it('an unknown part is missing, and a draft is limited in length', async () => {
  const admin = as(await anAdmin(setup))
  for (const name of ['nothing', 'missions.', 'missions.a.b', 'missions.A', '__proto__', 'eras.__proto__'])
    await expectRefusal(admin.story.source({ unit: name }), 'missing', 'story.not_found')
  await expectRefusal(
    admin.story.saveDraft({ unit: 'nothing', version: 0, base: 0, content: {} }),
    'missing',
    'story.not_found',
  )
  await expectRefusal(
    admin.story.saveDraft({ unit, version: 0, base: 0, content: 'x'.repeat(200_001) }),
    'invalid',
    'story.too_long',
    'content',
  )
  await admin.story.saveDraft({ unit, version: 0, base: 0, content: { ['a\u0000']: ['b\u0000\u202E', ' c '] } })
  expect((await admin.story.source({ unit })).content).toEqual({ a: ['b', ' c '] })
})

it('the story’s procedures are for admins alone', async () => {
  await expectRefusal(as('guest').story.states(), 'unauthenticated', 'session.required')
  await expectRefusal(as(await aMember(setup)).story.source({ unit }), 'forbidden', 'session.not_admin')
})
