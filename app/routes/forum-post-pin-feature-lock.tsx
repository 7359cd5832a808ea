import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isFormResult } from '#app/components/form/form-result.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { pinFeatureLockActs, pinFeatureLockActNames } from '#app/forms/pin-feature-lock.action.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { dispatchAct } from '#app/forms/dispatch-act.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Loads the confirmation page of a post's flag, for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const asked = new URL(args.request.url).searchParams.get('act')
  const act = pinFeatureLockActNames.find(each => each === asked)
  const { id, title, can } = await orErrorPage(api.post.byId({ id: idParam(args) }))
  if (!can.moderate) throw data(null, { status: 403 })
  if (act === undefined) throw data(null, { status: 404 })
  const t = textsOf(locale, 'forum')
  return {
    title: t('post.keep'),
    words: title,
    ask: t('post.askKeep', { title }),
    confirm: t(`post.${act}`),
    back: `/forum/post/${id}`,
    backName: t('toPost'),
    fields: { act },
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return dispatchAct(args, pinFeatureLockActs(idParam(args)))
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function PostFlag() {
  const question = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const refused = isFormResult(actionData) ? actionData.message : undefined
  return <ConfirmationPage {...question} isMild ask={refused ?? question.ask} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
