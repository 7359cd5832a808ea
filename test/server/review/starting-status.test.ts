import { beforeEach, describe, expect, it } from 'vitest'
import { optionalQueues } from '#server/kernel/text-kind-properties.schema.ts'
import { startingStatus } from '#server/review/starting-status.ts'
import { Setting } from '#server/setting/setting.entity.ts'
import type { Member } from '#server/member/member.entity.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as, site } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const start = (kind: (typeof optionalQueues)[number], ...texts: string[]) =>
  startingStatus({ em: em(), site }, kind, texts)

describe('the status of a new text', () => {
  it('is approved by default', async () => {
    for (const kind of optionalQueues) expect(await start(kind, '愿江河安澜')).toBe('approved')
  })

  it('is pending when its kind is reviewed first, and only then', async () => {
    await as(admin).review.setConfig({ blessings: true })
    expect(await start('blessings', '愿江河安澜')).toBe('pending')
    expect(await start('comments', '愿江河安澜')).toBe('approved')
    await as(admin).review.setConfig({})
    expect(await start('blessings', '愿江河安澜')).toBe('approved')
  })

  it('is pending when any of its parts has a word of the word list', async () => {
    await as(admin).review.setWords({ words: ['代考'] })
    expect(await start('forumPosts', '一个标题', '专业代考')).toBe('pending')
    expect(await start('forumPosts', '一个标题', '一段正文')).toBe('approved')
  })

  it('follows the current word list, also when another process changed it', async () => {
    await as(admin).review.setWords({ words: ['代考'] })
    expect(await start('comments', '代考')).toBe('pending')
    // Writes the row as another process does, without the cache of this process.
    await em().nativeUpdate(Setting, { key: 'word_list' }, { value: { words: ['发票'], exceptions: [] } })
    expect(await start('comments', '代考')).toBe('approved')
    expect(await start('comments', '发票')).toBe('pending')
    await em().nativeDelete(Setting, { key: 'word_list' })
    expect(await start('comments', '发票')).toBe('approved')
  })
})
