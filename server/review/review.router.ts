import { router, withRight } from '../rpc/procedures.ts'
import { loadSetting } from '../setting/setting.queries.ts'
import { storeSetting } from '../setting/store-setting.ts'
import { reviewConfig, triedHits, triedText, wordList } from '../setting/review-rules.schema.ts'
import { hitsIn } from './word-list.ts'

// The kinds of texts that are reviewed first, and the word list; for admins only.
export const reviewRouter = router({
  config: withRight('settings')
    .output(reviewConfig)
    .query(({ ctx: { em } }) => loadSetting(em, 'review_config')),

  setConfig: withRight('settings')
    .input(reviewConfig)
    .output(reviewConfig)
    .mutation(({ ctx, input }) => storeSetting(ctx, { act: 'review.setConfig', key: 'review_config' }, () => input)),

  words: withRight('settings')
    .output(wordList)
    .query(({ ctx: { em } }) => loadSetting(em, 'word_list')),

  setWords: withRight('settings')
    .input(wordList)
    .output(wordList)
    .mutation(({ ctx, input }) => storeSetting(ctx, { act: 'review.setWords', key: 'word_list' }, () => input)),

  /** Finds the words of the stored list in a text, as a test. */
  tryWords: withRight('settings')
    .input(triedText)
    .output(triedHits)
    .query(async ({ ctx: { em }, input: { text } }) => ({ hits: hitsIn(text, await loadSetting(em, 'word_list')) })),
})
