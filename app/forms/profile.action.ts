import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { avatarActs } from '#app/components/profile/avatar-form.tsx'
import { basicAct } from '#app/components/profile/basic-form.tsx'
import { avatarForm, profileForm } from '#server/member/profile.schema.ts'
import { requireMember } from './guards.ts'
import { readForm, seeOther, submit } from './submit.ts'

/** Takes what the page of basic information sends: the picture, its removal, or who the member is (docs/product.md#profile). */
export async function profileAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  const take = takes.get((await readForm(args.request.clone())).get('act'))
  if (take === undefined) throw new Response(null, { status: 400 })
  return take(args)
}

type Take = (args: ActionFunctionArgs) => Promise<unknown>

const takes = new Map<unknown, Take>(
  Object.entries({ [avatarActs.save]: takeAvatar, [avatarActs.remove]: removeAvatar, [basicAct]: takeBasics }),
)

const told = ({ context }: ActionFunctionArgs, text: string) => {
  context.flash({ type: 'success', text })
  return seeOther('/profile')
}

function takeAvatar(args: ActionFunctionArgs) {
  return submit(args, {
    schema: avatarForm,
    run: (api, { avatar }) => api.member.updateProfile({ avatar }),
    done: () => told(args, 'profile:avatar.saved'),
  })
}

function removeAvatar(args: ActionFunctionArgs) {
  return submit(args, {
    schema: z.object({}),
    run: api => api.member.updateProfile({ avatar: null }),
    done: () => told(args, 'profile:avatar.removed'),
  })
}

function takeBasics(args: ActionFunctionArgs) {
  return submit(args, {
    schema: profileForm,
    run: (api, form) => api.member.updateProfile(form),
    done: () => told(args, 'profile:basic.saved'),
  })
}
