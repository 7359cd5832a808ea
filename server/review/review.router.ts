import { recordAct } from '../audit/record-act.ts'
import { admin, router } from '../api/procedures.ts'
import { atomically, type AdminWork } from '../api/work.ts'
import { settingOf, storeSetting } from '../setting/setting.queries.ts'
import type { SettingKey, SettingValue } from '../setting/setting.schema.ts'
import { isDeepStrictEqual } from 'node:util'
import { reviewConfig, wordList } from './review.schema.ts'

// What is reviewed first, and the words that send a text to review: for admins alone.
export const reviewRouter = router({
  config: admin.output(reviewConfig).query(({ ctx: { em } }) => settingOf(em, 'review_config')),

  setConfig: admin
    .input(reviewConfig)
    .output(reviewConfig)
    .mutation(({ ctx, input }) => store(ctx, 'review.setConfig', 'review_config', input)),

  words: admin.output(wordList).query(({ ctx: { em } }) => settingOf(em, 'word_list')),

  setWords: admin
    .input(wordList)
    .output(wordList)
    .mutation(({ ctx, input }) => store(ctx, 'review.setWords', 'word_list', input)),
})

async function store<Key extends SettingKey>(
  ctx: AdminWork,
  act: string,
  key: Key,
  value: SettingValue<Key>,
): Promise<SettingValue<Key>> {
  await atomically(ctx.em, async em => {
    const before = await storeSetting(em, key, value, ctx.site.clock.now())
    if (isDeepStrictEqual(before, value)) return
    await recordAct({ ...ctx, em }, { act, target: key, before, after: value })
  })
  return value
}
