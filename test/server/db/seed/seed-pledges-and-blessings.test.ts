import { expect, test } from 'vitest'
import { newestSeededTexts, seedPledgesAndBlessings } from '#server/db/seed/seed-pledges-and-blessings.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { voicesOfEach } from '#server/http/discovery/mosaic-pictures.ts'
import { newestCommunityTexts } from '#server/mosaic/mosaic.queries.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { testSite } from '#test/support/site.ts'

const { site, em, as } = await testSite()
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

test('an empty database gets its sample pledges once, in both languages', async () => {
  await seedPledgesAndBlessings(site, 'demo')
  const { messages } = await as('guest').pledge.list({})
  const chinese = messages.filter(({ message }) => isChinese(message))
  expect(messages.length).toBeGreaterThanOrEqual(6)
  expect(Math.abs(messages.length - 2 * chinese.length)).toBeLessThanOrEqual(1)
  for (const { name, grade, message } of messages)
    expect([isChinese(name), isChinese(grade)]).toEqual([isChinese(message), isChinese(message)])
  await seedPledgesAndBlessings(site, 'demo')
  expect(await em().count(Pledge)).toBe(messages.length)
})

test('the sample blessings have authors who are not members, and no leg of the torch is taken', async () => {
  await seedPledgesAndBlessings(site, 'demo')
  const wall = await as('guest').blessing.list({})
  expect(wall.total).toBe(8)
  for (const { user, authorName, isAnonymous } of wall.blessings) {
    expect(user).toEqual({ id: null, username: authorName, avatar: null })
    expect(isAnonymous).toBe(false)
  }
  expect(wall.blessings.map(({ authorName }) => authorName)).toContain('清凉山下的老同学')
  expect(await as('guest').torch.get()).toEqual({ count: 0 })
})

test('no sample texts are created when none are configured', async () => {
  await seedPledgesAndBlessings(site, 'none')
  expect([await em().count(Pledge), await em().count(Blessing)]).toEqual([0, 0])
})

test('the build draws the puzzles of a new site from the texts that the site shows in them', async () => {
  await seedPledgesAndBlessings(site, 'demo')
  const shown = await newestCommunityTexts(em(), voicesOfEach)
  expect(newestSeededTexts()).toEqual(shown.map(({ words }) => words))
})
