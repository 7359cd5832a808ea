import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { avatarActs } from '#app/components/profile/avatar-form.tsx'
import { avatarForm, profileForm } from '#server/member/profile.schema.ts'
import { requireMember } from './guards.ts'
import { readForm, seeOther, submit } from './submit.ts'

/** Takes what the page of basic information sends: the picture, its removal, or who the member is (spec 2.21). */
export async function takeProfile(args: ActionFunctionArgs) {
  requireMember(args)
  const act = (await readForm(args.request.clone())).get('act')
  if (act === avatarActs.save) return takeAvatar(args)
  return act === avatarActs.remove ? removeAvatar(args) : takeBasics(args)
}

const told = ({ context }: ActionFunctionArgs, text: string) => {
  context.flash({ type: 'success', text })
  return seeOther('/profile')
}

const takeAvatar = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: avatarForm,
    run: (api, { avatar }) => api.member.updateProfile({ avatar }),
    done: () => told(args, 'profile:avatar.saved'),
  })

const removeAvatar = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: z.object({}),
    run: api => api.member.updateProfile({ avatar: null }),
    done: () => told(args, 'profile:avatar.removed'),
  })

const takeBasics = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: profileForm,
    run: (api, form) => api.member.updateProfile(form),
    done: () => told(args, 'profile:basic.saved'),
  })
