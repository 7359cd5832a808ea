import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from './submit.ts'

/** A submitted form with its request, because the body can be read only once. */
export type SentForm = ActionFunctionArgs & { readonly form: FormData }

/**
 * Reads the body of a page with several forms and calls the handler that the field `act` names. Without that field it calls `main`, or refuses the
 * request if there is none.
 */
export async function dispatchAct<Results extends Record<string, unknown>>(
  args: ActionFunctionArgs,
  acts: { readonly [Act in keyof Results]: (sent: SentForm) => Promise<Results[Act]> },
  main?: Extract<keyof Results, string>,
): Promise<Results[keyof Results]> {
  const form = await readForm(args.request)
  const act = form.get('act') ?? main
  for (const known in acts) if (known === act) return acts[known]({ ...args, form })
  throw new Response(null, { status: 400 })
}
