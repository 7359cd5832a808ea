import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { avatarActs } from '#app/components/profile/avatar-form.tsx'
import { basicAct } from '#app/components/profile/basic-form.tsx'
import { avatarForm, profileForm } from '#server/member/profile.schema.ts'
import { requireMember } from './page-guards.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/profile'

/** Handles the forms of the basic information page: the avatar, its removal, and the profile fields (docs/product.md#profile). */
export function profileAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  return dispatchAct(args, { [avatarActs.save]: saveAvatar, [avatarActs.remove]: removeAvatar, [basicAct]: saveBasics })
}

function saveAvatar(args: SentForm) {
  return submit(args, {
    schema: avatarForm,
    run: (api, { avatar }) => api.member.updateProfile({ avatar }),
    done: () => redirectWithFlash(args, page, 'profile:avatar.saved'),
  })
}

function removeAvatar(args: SentForm) {
  return submit(args, {
    schema: z.object({}),
    run: api => api.member.updateProfile({ avatar: null }),
    done: () => redirectWithFlash(args, page, 'profile:avatar.removed'),
  })
}

function saveBasics(args: SentForm) {
  return submit(args, {
    schema: profileForm,
    run: (api, form) => api.member.updateProfile(form),
    done: () => redirectWithFlash(args, page, 'profile:basic.saved'),
  })
}
