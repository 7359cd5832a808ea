import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { textsOf } from '#app/i18n/server-texts.ts'
import { requireMember } from './page-guards.ts'
import { seeOther, submit } from './submit.ts'

const likeForm = z.object({ isLiked: z.enum(['true', 'false']) })

interface Plan {
  set: (api: AppLoadContext['api'], isLiked: boolean) => Promise<unknown>
  back: string
}

/** Data of the page that shows why a like was refused. A redirect would not do: loaders run after the action, and would hide the reason. */
export const refusedLike = ({ context }: LoaderFunctionArgs, back: string, backName: string) => ({
  title: textsOf(context.locale, 'like')('refused'),
  back,
  backName,
})

/** Handles like and unlike from a browser without scripts, and redirects to the page of the button. */
export function likeAction(args: ActionFunctionArgs, { set, back }: Plan) {
  requireMember(args)
  return submit(args, {
    schema: likeForm,
    run: (api, { isLiked }) => set(api, isLiked === 'true'),
    done: () => seeOther(back),
  })
}
