import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { reviewFirstAct, wordListsAct } from '#app/components/admin/review-rules.tsx'
import { tryAct, type Tried } from '#app/components/admin/word-list-check.tsx'
import { reviewConfig, triedText, wordList } from '#server/setting/review-rules.schema.ts'
import { requireRight } from './page-guards.ts'
import { linesField } from './lines-field.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/admin/rules'

/** Handles the forms of the review rules page; `act` names the form. */
export function rulesAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  return dispatchAct(args, { [reviewFirstAct]: saveReviewConfig, [wordListsAct]: saveWords, [tryAct]: tryWords })
}

const saveReviewConfig = (args: SentForm) =>
  submit(args, {
    schema: reviewConfig,
    run: (api, form) => api.review.setConfig(form),
    done: () => redirectWithFlash(args, page, 'moderation:rules.first.saved'),
  })

const lines = linesField(wordList.shape.words)

const saveWords = (args: SentForm) =>
  submit(args, {
    schema: z.object({ words: lines, exceptions: lines }),
    run: (api, form) => api.review.setWords(form),
    done: () => redirectWithFlash(args, page, 'moderation:rules.words.saved'),
  })

const tryWords = (args: SentForm) =>
  submit(args, {
    schema: triedText,
    run: async (api, { text }) => ({ text, ...(await api.review.tryWords({ text })) }),
    done: (tried): { tried: Tried } => ({ tried }),
  })
