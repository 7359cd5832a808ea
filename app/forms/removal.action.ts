import { data, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireMember } from './page-guards.ts'
import { idParam } from './route-params.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import { redirectWithFlash, submit } from './submit.ts'

type Api = AppLoadContext['api']

/** Loads the text for the page that confirms its removal. A member who may not remove it gets no such page. */
export async function readRemovable<Text extends { can: { delete: boolean } }>(
  args: LoaderFunctionArgs,
  read: (api: Api, id: number) => Promise<Text>,
): Promise<Text> {
  requireMember(args)
  const text = await orErrorPage(read(args.context.api, idParam(args)))
  if (!text.can.delete) throw data(null, { status: 403 })
  return text
}

interface Plan<Removed> {
  remove: (api: Api, id: number) => Promise<Removed>
  /** The key of the flash message. */
  text: string
  to: (removed: Removed) => string
}

/** Removes a text after its page asked for confirmation, and redirects. */
export function removalAction<Removed>(args: ActionFunctionArgs, { remove, text, to }: Plan<Removed>) {
  requireMember(args)
  const id = idParam(args)
  return submit(args, {
    schema: z.object({}),
    run: api => remove(api, id),
    done: removed => redirectWithFlash(args, to(removed), text),
  })
}
