import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { passkeyAct } from '#app/components/account/login-form.tsx'
import { login, passkeyLoginForm } from '#server/session/session.schema.ts'
import { requireGuest } from './guards.ts'
import { problemsIn } from './refusal-checks.ts'
import { safePath } from '../browser/safe-path.ts'
import { seeInstead, seeOther, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

/** The target after a login: the `redirect` parameter, otherwise the page where the session ended, otherwise Home (docs/product.md#after-login). */
const redirectOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect'), '')

/** `after` is the path that the browser stored when a session ended. */
const after = z.string().max(2000).optional().catch(undefined)
const loginForm = login.pick({ username: true, password: true }).extend({ after })
const passkeyForm = passkeyLoginForm.extend({ after })

type Entry = 'in' | 'one step left' | 'second factor due'

/** Handles the forms of Login: name and password, or a passkey. */
export function loginAction(args: ActionFunctionArgs) {
  requireGuest(args)
  return dispatchAct(args, { password: takePassword, [passkeyAct]: takePasskey }, 'password')
}

function takePassword(args: SentForm) {
  const { request, context } = args
  return submit(args, {
    schema: loginForm,
    secret: ['password'],
    failed: 'loginFailed',
    async run(api, { after: ended, ...form }) {
      const entry = await enter(context, () => api.session.login(form))
      return { entry, goal: redirectOf(request) || safePath(ended, '/') }
    },
    done: answer => lead(answer),
  })
}

function takePasskey(args: SentForm) {
  const { request, context } = args
  return submit(args, {
    schema: passkeyForm,
    secret: ['passkey'],
    failed: 'loginFailed',
    async run(api, { after: ended, passkey }) {
      context.signIn(await api.session.passkeyLogin({ passkey }))
      return redirectOf(request) || safePath(ended, '/')
    },
    done: seeInstead,
  })
}

type Keys = Awaited<ReturnType<AppLoadContext['api']['session']['login']>>

// A member with a second factor cannot log in by the password alone, so this member has none.
const isDue = ({ adminsNeedSecondFactor }: AppLoadContext, { user }: Keys): boolean =>
  adminsNeedSecondFactor && user.role === 'admin'

// A login without its second step is kept in a cookie; the next page asks for that step.
async function enter(context: AppLoadContext, logIn: () => Promise<Keys>): Promise<Entry> {
  try {
    const keys = await logIn()
    context.signIn(keys)
    return isDue(context, keys) ? 'second factor due' : 'in'
  } catch (error) {
    const code = problemsIn(error)[0]?.code
    if (code === 'factor.required' || code === 'session.new_password_required') return 'one step left'
    throw error
  }
}

function lead({ entry, goal }: { entry: Entry; goal: string }) {
  if (entry === 'in') return seeInstead(goal)
  if (entry === 'second factor due') return seeInstead('/profile/second-factor')
  return seeOther(`/login/step?redirect=${encodeURIComponent(goal)}`)
}
