import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
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
  return (
    <div className="one-blessing grid">
      <h1 className="one-blessing__title">{title}</h1>
      <blockquote className="one-blessing__words" dir="auto">
        {content}
      </blockquote>
      <Form method="post" className="one-blessing__form">
        <p>{t('one.removeText')}</p>
        <p className="one-blessing__acts">
          <Button type="submit" variant="danger">
            {t('wall.remove')}
          </Button>
          <ButtonLink to={`/blessings/${id}`}>{t('one.cancel')}</ButtonLink>
        </p>
      </Form>
    </div>
  )
}
