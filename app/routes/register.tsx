import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { requireGuest } from '#app/forms/guards.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { registerForm } from '#server/member/member.schema.ts'

export const handle = { i18n: ['account'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest({ request, context })
  const { enabled } = await context.api.setting.registration()
  return { title: textsOf(context.locale, 'account')('register.title'), open: enabled, stamp: context.stamp() }
}

export function action(args: ActionFunctionArgs) {
  return submit(args, {
    schema: registerForm,
    secret: ['password', 'confirmPassword'],
    run: (api, { username, email, password, confirmPassword }) => api.member.register({ username, email, password, confirmPassword }),
    done() {
      args.context.flash({ type: 'success', text: 'account:registered' })
      return seeOther('/login')
    },
  })
}

export default function Register() {
  return null
}
