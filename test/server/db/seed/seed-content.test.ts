import { expect, test } from 'vitest'
import { seedContent } from '#server/db/seed/seed-content.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { testSite } from '#test/support/site.ts'

const { site, em, as } = await testSite()
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

test('an empty database gets its first sparks once, so that both languages find some to read', async () => {
  await seedContent(site, 'demo')
  const { messages } = await as('guest').pledge.list({})
  const chinese = messages.filter(({ message }) => isChinese(message))
  expect(messages.length).toBeGreaterThanOrEqual(6)
  expect(Math.abs(messages.length - 2 * chinese.length)).toBeLessThanOrEqual(1)
  for (const { name, grade, message } of messages)
    expect([isChinese(name), isChinese(grade)]).toEqual([isChinese(message), isChinese(message)])
  await seedContent(site, 'demo')
  expect(await em().count(Pledge)).toBe(messages.length)
})

test('the first blessings are of writers who are no members, and no step of the torch is taken', async () => {
  await seedContent(site, 'demo')
  const wall = await as('guest').blessing.list({})
  expect(wall.total).toBe(8)
  for (const { user, authorName, isAnonymous } of wall.blessings) {
    expect(user).toEqual({ id: null, username: authorName, avatar: null })
    expect(isAnonymous).toBe(false)
  }
  expect(wall.blessings.map(({ authorName }) => authorName)).toContain('清凉山下的老同学')
  expect(await as('guest').torch.get()).toEqual({ count: 0 })
})

test('where no sample texts are wanted it stays empty', async () => {
  await seedContent(site, 'none')
  expect([await em().count(Pledge), await em().count(Blessing)]).toEqual([0, 0])
})
