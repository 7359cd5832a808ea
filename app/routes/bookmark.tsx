import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { z } from 'zod'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { bookmarkTarget } from '#server/bookmark/bookmark.schema.ts'
import '#app/styles/pages/confirmation.css'

export { RefusedActPage as default } from '#app/components/confirmation/refused-act-page.tsx'

const bookmarkForm = z.object({ isBookmarked: z.enum(['true', 'false']), from: z.literal('profile').optional() })

function textIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const type = bookmarkTarget.safeParse(args.params['type'])
  if (!type.success) throw data(null, { status: 404 })
  const id = idParam(args)
  return { type: type.data, id, back: type.data === 'post' ? `/forum/post/${id}` : `/articles/${id}` }
}

/** This does not redirect, because loaders run after the action, and a redirect would hide that a bookmark was refused. */
export function loader(args: LoaderFunctionArgs) {
  const t = textsOf(args.context.locale, 'bookmark')
  return { title: t('refused'), back: textIn(args).back, backName: t('back') }
}

/** Adds or removes a bookmark, and redirects to the page of the button. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const { back, ...text } = textIn(args)
  return submit(args, {
    schema: bookmarkForm,
    async run(api, { isBookmarked, from }) {
      await (isBookmarked === 'true' ? api.bookmark.add(text) : api.bookmark.remove(text))
      return from === undefined ? back : '/profile/bookmarks'
    },
    done: seeOther,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })
