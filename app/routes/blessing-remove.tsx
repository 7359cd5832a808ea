import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Removal } from '#app/components/blessings/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { isRefusedAs } from '#app/forms/problems.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/blessings/index.css'

export const handle = { i18n: ['blessing'] }

/** Asks again where no script can. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { id, content, can } = await orNotFound(api.blessing.byId({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  return { id, content, title: textsOf(locale, 'blessing')('one.removeTitle') }
}

/** With `?stay` the page that asked stays where it is, and lets go of what is gone; also of what somebody else removed before. */
export function action(args: ActionFunctionArgs) {
  const id = idIn(args)
  const stays = new URL(args.request.url).searchParams.has('stay')
  return submit(args, {
    schema: z.object({}),
    run: api => (stays ? unlessGone(api.blessing.remove({ id })) : orNotFound(api.blessing.remove({ id }))),
    done() {
      if (stays) return { removed: id }
      args.context.flash({ type: 'success', text: 'blessing:one.removed', place: 'wall' })
      return seeOther('/blessings#wall')
    },
  })
}

async function unlessGone(removing: Promise<null>): Promise<void> {
  try {
    await removing
  } catch (error) {
    if (!isRefusedAs(error, 'missing')) throw error
  }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function BlessingRemove() {
  const { id, content, title } = useLoaderData<typeof loader>()
  const { t } = useTranslation('blessing')
  const words = { title, words: content, text: t('one.removeText'), submit: t('wall.remove') }
  return <Removal {...words} back={`/blessings/${id}`} />
}
