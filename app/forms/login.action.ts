import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { passkeyAct } from '#app/components/account/login-form.tsx'
import { login, passkeyLoginForm } from '#server/session/session.schema.ts'
import { requireGuest } from './page-guards.ts'
import { problemsIn } from './refusal-checks.ts'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { redirectReplacing, seeOther, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

/** The target after a login: the `redirect` parameter, otherwise the page where the session ended, otherwise Home (docs/product.md#after-login). */
const redirectOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect'), '')

/** `after` is the path that the browser stored when a session ended. */
const after = z.string().max(2000).optional().catch(undefined)
const loginForm = login.pick({ username: true, password: true }).extend({ after })
const passkeyForm = passkeyLoginForm.extend({ after })

type LoginState = 'in' | 'one step left' | 'second factor due'

/** Handles the forms of Login: name and password, or a passkey. */
export function loginAction(args: ActionFunctionArgs) {
  requireGuest(args)
  return dispatchAct(args, { password: logInByPassword, [passkeyAct]: logInByPasskey }, 'password')
}

function logInByPassword(args: SentForm) {
  const { request, context } = args
  return submit(args, {
    schema: loginForm,
    secret: ['password'],
    failed: 'loginFailed',
    async run(api, { after: ended, ...form }) {
      const entry = await startSession(context, () => api.session.login(form))
      return { entry, goal: redirectOf(request) || safePath(ended, '/') }
    },
    done: result => redirectAfter(result),
  })
}

function logInByPasskey(args: SentForm) {
  const { request, context } = args
  return submit(args, {
    schema: passkeyForm,
    secret: ['passkey'],
    failed: 'loginFailed',
    async run(api, { after: ended, passkey }) {
      context.signIn(await api.session.passkeyLogin({ passkey }))
      return redirectOf(request) || safePath(ended, '/')
    },
    done: redirectReplacing,
  })
}

type StartedSession = Awaited<ReturnType<AppLoadContext['api']['session']['login']>>

// A member with a second factor cannot log in by the password alone, so this member has none.
const needsSecondFactorSetup = ({ adminsNeedSecondFactor }: AppLoadContext, { user }: StartedSession): boolean =>
  adminsNeedSecondFactor && user.role === 'admin'

// A login without its second step is kept in a cookie; the next page asks for that step.
async function startSession(context: AppLoadContext, logIn: () => Promise<StartedSession>): Promise<LoginState> {
  try {
    const keys = await logIn()
    context.signIn(keys)
    return needsSecondFactorSetup(context, keys) ? 'second factor due' : 'in'
  } catch (error) {
    const code = problemsIn(error)[0]?.code
    if (code === 'factor.required' || code === 'session.new_password_required') return 'one step left'
    throw error
  }
}

function redirectAfter({ entry, goal }: { entry: LoginState; goal: string }) {
  if (entry === 'in') return redirectReplacing(goal)
  if (entry === 'second factor due') return redirectReplacing('/profile/second-factor')
  return seeOther(`/login/step?redirect=${encodeURIComponent(goal)}`)
}
