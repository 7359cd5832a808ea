import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { memberAct, sessionsAct } from '#app/components/admin/member-form.tsx'
import { createMember, editMember, removeMembers } from '#server/account/managed-member.schema.ts'
import { profileForm } from '#server/member/profile.schema.ts'
import { requireRight } from './page-guards.ts'
import { idParam } from './route-params.ts'
import { redirectWithFlash, seeOther, submit } from './submit.ts'
import { dispatchAct } from './dispatch-act.ts'

const page = '/admin/members'

// The form sends all of its fields: an empty field empties the value. Only an empty password leaves it unchanged.
const profileFields = { ...profileForm.shape, avatar: createMember.shape.avatar.default(null) }
const { username, email } = createMember.shape
const newMemberForm = createMember.extend(profileFields)
const memberForm = editMember
  .omit({ id: true })
  .extend({ ...profileFields, username, email, roleBefore: editMember.shape.role })
  // The role changes only if the admin chose another one: a form that was open for long must not restore a role that was taken away in the meantime.
  .transform(({ roleBefore, role, ...form }) => (role === roleBefore ? form : { ...form, role }))

const secret = ['password']

export function newMemberAction(args: ActionFunctionArgs) {
  requireRight(args, 'members')
  return submit(args, {
    schema: newMemberForm,
    secret,
    run: (api, form) => api.member.create(form),
    done: () => redirectWithFlash(args, page, 'adminMembers:done.written'),
  })
}

export function memberAction(args: ActionFunctionArgs) {
  requireRight(args, 'members')
  const id = idParam(args)
  return dispatchAct(args, {
    [memberAct]: sent =>
      submit(sent, {
        schema: memberForm,
        secret,
        run: (api, form) => api.member.edit({ ...form, id }),
        done: () => redirectWithFlash(args, page, 'adminMembers:done.edited'),
      }),
    [sessionsAct]: sent =>
      submit(sent, {
        schema: z.object({}),
        run: api => api.member.endSessions({ id }),
        done({ ended }) {
          args.context.flash({ type: 'success', text: 'adminMembers:sessions.ended', params: { number: ended } })
          return seeOther(`/admin/members/${id}`)
        },
      }),
  })
}

export function membersRemovalAction(args: ActionFunctionArgs) {
  requireRight(args, 'members')
  return submit(args, {
    schema: removeMembers,
    run: (api, form) => api.member.removeMany(form),
    done({ deletedCount }) {
      args.context.flash(
        deletedCount === 0
          ? { type: 'warning', text: 'adminMembers:done.gone' }
          : { type: 'success', text: 'adminMembers:done.removed', params: { number: deletedCount } },
      )
      return seeOther(page)
    },
  })
}
