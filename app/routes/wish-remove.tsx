import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

const list = '/profile/activities/wishes'

/** Loads the confirmation page before a member removes the wish that they left with the torch. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { wish } = await orErrorPage(api.torch.ownWish({ id: idParam(args) }))
  const t = textsOf(locale, 'blessing')
  return {
    title: t('relay.removeTitle'),
    words: wish ?? '',
    ask: t('relay.removeText'),
    confirm: t('relay.remove'),
    back: list,
    backName: t('one.cancel'),
  }
}

export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => orErrorPage(api.torch.removeWish({ id })),
    text: 'blessing:relay.removed',
    to: () => list,
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function WishRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
