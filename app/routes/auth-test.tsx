import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import {
  SessionSteps,
  endSessionForm,
  expireAccessForm,
  StoredKeys,
} from '#app/components/test-pages/session-steps.tsx'
import { DraftExample, draftForm } from '#app/components/test-pages/draft-example.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { seeOther, submit } from '#app/forms/submit.ts'
import { dispatchAct, type SentForm } from '#app/forms/dispatch-act.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/test-pages.css'

export const handle = { i18n: ['pages'] }

const listedCookies = ['token', 'refreshToken', 'visitorSessionId', 'locale']

/** Returns the names of the request's cookies, but not their values. */
function cookiesIn(request: Request): string[] {
  const names = (request.headers.get('Cookie') ?? '').split('; ').map(pair => pair.split('=')[0] ?? '')
  return listedCookies.filter(name => names.includes(name))
}

/** Throws a 404 unless test pages are enabled (docs/product.md#test-pages). */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.site.testPages) throw data(null, { status: 404 })
  return {
    title: textsOf(context.locale, 'pages')('authTest.name'),
    role: context.viewer.role,
    name: context.me?.username ?? null,
    cookies: cookiesIn(request),
  }
}

const withoutAccess = { 'Set-Cookie': 'token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' }

const draft = z.object({ text: z.string('invalid.value') })

/** Handles a form for members as any other one does. */
function takeDraft(args: SentForm) {
  return submit(args, {
    schema: draft,
    run: api => api.member.me(),
    done() {
      args.context.flash({ type: 'success', text: 'pages:authTest.draft.taken' })
      return seeOther('/auth-test')
    },
  })
}

/** Puts the session into a state that otherwise takes long to reach: an expired access token, or a session that ended elsewhere. */
export async function action(args: ActionFunctionArgs) {
  const { api, site } = args.context
  if (!site.testPages) throw data(null, { status: 404 })
  return dispatchAct(args, {
    [draftForm]: takeDraft,
    async [endSessionForm]() {
      await api.session.logout()
      return seeOther('/auth-test')
    },
    [expireAccessForm]: () => Promise.resolve(redirect('/auth-test', { status: 303, headers: withoutAccess })),
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AuthTest() {
  const { t } = useTranslation('pages')
  const state = useLoaderData<typeof loader>()
  return (
    <div className="trial grid">
      <header className="trial__head">
        <h1>{t('authTest.name')}</h1>
        <p className="lede">{t('authTest.lead')}</p>
      </header>
      <section className="trial__part" aria-labelledby="server">
        <h2 id="server">{t('authTest.server')}</h2>
        <dl className="trial__facts">
          <div>
            <dt>{t('authTest.viewer')}</dt>
            <dd>
              {t(`authTest.${state.role}`)} {state.name}
            </dd>
          </div>
          <div>
            <dt>{t('authTest.cookies')}</dt>
            <dd>{state.cookies.length === 0 ? t('authTest.none') : <code>{state.cookies.join(', ')}</code>}</dd>
          </div>
        </dl>
        <h2>{t('authTest.browser')}</h2>
        <StoredKeys state={state} />
      </section>
      <section className="trial__part" aria-labelledby="try">
        <h2 id="try">{t('authTest.try')}</h2>
        <div className="trial__step">
          <ButtonLink to="/auth-test" preventScrollReset>
            {t('authTest.refresh')}
          </ButtonLink>
        </div>
        <TrpcProvider>
          <SessionSteps />
        </TrpcProvider>
      </section>
      <section className="trial__part" aria-labelledby="draft">
        <h2 id="draft">{t('authTest.draft.name')}</h2>
        <DraftExample />
      </section>
    </div>
  )
}
