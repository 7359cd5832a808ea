import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { countSkipped, skippedMessageKey } from '#app/components/moderation/count-skipped-texts.ts'
import { byBatch, type Decided, type DecideTexts } from '#server/moderation/moderation.schema.ts'
import { pathOf } from './page-guards.ts'
import { seeOther } from './submit.ts'

type Api = AppLoadContext['api']

/** Returns the decision that the URL of a list names, while it can still be undone. */
export async function undoableDecision(query: URLSearchParams, api: Api) {
  const { data: decision } = byBatch.safeParse({ batch: query.get('undo') })
  if (decision === undefined) return undefined
  const { standing } = await api.desk.batch(decision)
  return standing ? { batch: decision.batch, number: standing } : undefined
}

export const decide = async (api: Api, form: DecideTexts) => ({
  outcome: form.status,
  ...(await api.desk.decide(form)),
})

/** Redirects to the list, with a message that says what was decided and what was skipped, and with the option to undo it. */
export function redirectAfterDecision(
  { context, request }: ActionFunctionArgs,
  namespace: 'queue' | 'content',
  { outcome, batch, left }: Decided & { outcome: DecideTexts['status'] },
) {
  const skipped = countSkipped(left)
  const sentence = skippedMessageKey(skipped)
  context.flash(
    sentence === undefined
      ? { type: 'success', text: `${namespace}:flash.${outcome}` }
      : { type: 'warning', text: `${namespace}:left.${sentence}`, params: { ...skipped } },
  )
  return seeOther(withUndo(request, batch))
}

function withUndo(request: Request, batch: string | null): string {
  const url = new URL(pathOf(request), 'http://here.invalid')
  if (batch === null) url.searchParams.delete('undo')
  else url.searchParams.set('undo', batch)
  return `${url.pathname}${url.search}`
}
