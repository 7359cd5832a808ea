import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from './submit.ts'

/** A posted form with its request: the body can be read only once. */
export type SentForm = ActionFunctionArgs & { readonly form: FormData }

/**
 * Several forms on one page: the field `act` names the one that was sent, and the body is read here for all of them. `main` is the form that
 * is meant where none is named; without it, such a request is refused.
 */
export async function dispatchAct<Answers extends Record<string, unknown>>(
  args: ActionFunctionArgs,
  acts: { readonly [Act in keyof Answers]: (sent: SentForm) => Promise<Answers[Act]> },
  main?: Extract<keyof Answers, string>,
): Promise<Answers[keyof Answers]> {
  const form = await readForm(args.request)
  const act = form.get('act') ?? main
  for (const known in acts) if (known === act) return acts[known]({ ...args, form })
  throw new Response(null, { status: 400 })
}
