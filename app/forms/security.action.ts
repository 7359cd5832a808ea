import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { emailActs } from '#app/components/profile/email-form.tsx'
import { passwordActs } from '#app/components/profile/password-form.tsx'
import { sessionActs } from '#app/components/profile/sessions.tsx'
import { changeEmail, changePassword } from '#server/account/account.schema.ts'
import { endSession, identityProof } from '#server/session/session.schema.ts'
import type { Purpose } from '#server/verification/verification.schema.ts'
import { requireMember } from './page-guards.ts'
import { redirectWithFlash, submit, acceptsHtml } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/profile/security'

/** Handles the forms of the account security page; `act` names the form (docs/product.md#profile). */
export function securityAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  return dispatchAct(args, {
    [emailActs.send]: sendEmailCode,
    [emailActs.change]: saveEmail,
    [passwordActs.send]: sendPasswordCode,
    [passwordActs.change]: savePassword,
    [sessionActs.end]: endOne,
    [sessionActs.endOthers]: endOthers,
  })
}

// A fetcher gets the seconds for its countdown; without scripts, the page reloads with the email address in it.
function answerWithCode(
  args: SentForm,
  purpose: Purpose,
  { email, resendAfter }: { email: string; resendAfter: number },
) {
  args.context.storeSentCode(purpose, email)
  return acceptsHtml(args.request) ? redirectWithFlash(args, page, 'recovery:code.sent') : { resendAfter }
}

const newAddress = changeEmail.pick({ newEmail: true })

function sendEmailCode(args: SentForm) {
  return submit(args, {
    schema: newAddress,
    secret: ['password'],
    run: (api, { newEmail }) => api.member.sendCode({ type: 'email_change', email: newEmail }),
    done: sent => answerWithCode(args, 'email_change', sent),
  })
}

function saveEmail(args: SentForm) {
  return submit(args, {
    schema: changeEmail,
    secret: ['password'],
    run: (api, form) => api.member.changeEmail(form),
    done() {
      args.context.clearSentCode('email_change')
      return redirectWithFlash(args, page, 'profile:email.changed')
    },
  })
}

function sendPasswordCode(args: SentForm) {
  return submit(args, {
    schema: z.object({}),
    secret: ['oldPassword', 'newPassword'],
    run: api => api.member.sendCode({ type: 'password_change' }),
    done: sent => answerWithCode(args, 'password_change', sent),
  })
}

function savePassword(args: SentForm) {
  return submit(args, {
    schema: changePassword,
    secret: ['oldPassword', 'newPassword'],
    run: (api, form) => api.member.changePassword(form),
    done() {
      args.context.clearSentCode('password_change')
      return redirectWithFlash(args, page, 'profile:password.changed')
    },
  })
}

function endOne(args: SentForm) {
  return submit(args, {
    schema: endSession,
    secret: ['password'],
    run: (api, form) => api.session.end(form),
    done: () => redirectWithFlash(args, page, 'profile:sessions.ended'),
  })
}

function endOthers(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret: ['password'],
    run: (api, proof) => api.session.endOthers(proof),
    done: () => redirectWithFlash(args, page, 'profile:sessions.othersEnded'),
  })
}
