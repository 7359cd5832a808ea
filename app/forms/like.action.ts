import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { requireMember } from './guards.ts'
import { seeOther, submit } from './submit.ts'

const likeForm = z.object({ isLiked: z.enum(['true', 'false']) })

interface Plan {
  set: (api: AppLoadContext['api'], isLiked: boolean) => Promise<unknown>
  back: string
}

/** Like and unlike where no script can: back to where the button was pressed. */
export function likeAction(args: ActionFunctionArgs, { set, back }: Plan) {
  requireMember(args)
  return submit(args, {
    schema: likeForm,
    run: (api, { isLiked }) => set(api, isLiked === 'true'),
    done: () => seeOther(back),
  })
}
