import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { undefinedIfMissing } from '#app/forms/refusal-checks.ts'
import { readRemovable } from '#app/forms/removal.action.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

/** Loads the confirmation page for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, content } = await readRemovable(args, (api, id) => api.blessing.byId({ id }))
  const t = textsOf(args.context.locale, 'blessing')
  return {
    title: t('one.removeTitle'),
    words: content,
    ask: t('one.removeText'),
    confirm: t('wall.remove'),
    back: `/blessings/${id}`,
    backName: t('one.cancel'),
  }
}

/** Removes a blessing. With `?stay`, the page that submitted the form stays and drops the blessing, even if somebody else removed it before. */
export function action(args: ActionFunctionArgs) {
  const id = idParam(args)
  const staysOnPage = new URL(args.request.url).searchParams.has('stay')
  return submit(args, {
    schema: z.object({}),
    async run(api) {
      const removing = api.blessing.remove({ id })
      await (staysOnPage ? undefinedIfMissing(removing) : orErrorPage(removing))
    },
    done() {
      if (staysOnPage) return { removed: id }
      args.context.flash({ type: 'success', text: 'blessing:one.removed', place: 'wall' })
      return seeOther('/blessings#wall')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function BlessingRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
