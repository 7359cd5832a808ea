import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { firstAct, wordsAct } from '#app/components/admin/review-rules.tsx'
import { reviewConfig, wordList } from '#server/setting/review-rules.schema.ts'
import { requireRight } from './guards.ts'
import { readForm, seeOther, submit } from './submit.ts'

/** Takes what the page of the review rules sends; `act` names the form. */
export async function rulesAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  const act = (await readForm(args.request.clone())).get('act')
  if (act === firstAct) return takeFirst(args)
  if (act === wordsAct) return takeWords(args)
  throw new Response(null, { status: 400 })
}

function told({ context }: ActionFunctionArgs, text: string) {
  context.flash({ type: 'success', text })
  return seeOther('/admin/rules')
}

const takeFirst = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: reviewConfig,
    run: (api, form) => api.review.setConfig(form),
    done: () => told(args, 'moderation:rules.first.saved'),
  })

/** A list as a person writes it, a line for each word; what is wrong with one of them is told of the whole. */
const lines = z
  .string('invalid.value')
  .default('')
  .transform((text, { issues }) => {
    const written = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
    const { success, data, error } = wordList.shape.words.safeParse(written)
    if (success) return data
    issues.push({ code: 'custom', message: error.issues[0]?.message ?? 'invalid.value', input: text })
    return z.NEVER
  })

const takeWords = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: z.object({ words: lines, exceptions: lines }),
    run: (api, form) => api.review.setWords(form),
    done: () => told(args, 'moderation:rules.words.saved'),
  })
