import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Removal } from '#app/components/blessings/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/blessings/index.css'

export const handle = { i18n: ['blessing'] }

const list = '/profile/activities/wishes'

/** Asks a member before what they said at the torch goes. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { wish } = await orNotFound(api.torch.ownWish({ id: idIn(args) }))
  return { wish: wish ?? '', title: textsOf(locale, 'blessing')('relay.removeTitle') }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: z.object({}),
    run: api => orNotFound(api.torch.removeWish({ id: idIn(args) })),
    done() {
      args.context.flash({ type: 'success', text: 'blessing:relay.removed' })
      return seeOther(list)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function WishRemove() {
  const { wish, title } = useLoaderData<typeof loader>()
  const { t } = useTranslation('blessing')
  const words = { title, words: wish, text: t('relay.removeText'), submit: t('relay.remove') }
  return <Removal {...words} back={list} />
}
