import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { requireGuest } from '#app/forms/guards.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { login } from '#server/session/session.schema.ts'

export const handle = { i18n: ['account'] }

export function loader({ request, context }: LoaderFunctionArgs) {
  requireGuest({ request, context })
  const t = textsOf(context.locale, 'account')
  return { title: t('login.title'), redirect: safePath(new URL(request.url).searchParams.get('redirect'), '') }
}

/** The `redirect` query decides where to go; the page's script adds redirectAfterLogin as one where there is none (decisions: After login). */
export function action(args: ActionFunctionArgs) {
  const { request, context } = args
  return submit(args, {
    schema: login,
    secret: ['password'],
    run: (api, form) => api.session.login(form),
    done({ user, ...keys }) {
      context.signIn(keys, user)
      return seeOther(safePath(new URL(request.url).searchParams.get('redirect'), '/'))
    },
  })
}

export default function Login() {
  return null
}
