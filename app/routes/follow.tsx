import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { z } from 'zod'
import { boardAddress } from '#app/components/forum/forum-address.ts'
import { classAddress } from '#app/components/member-links/member-address.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { followTarget } from '#server/follow/follow.schema.ts'
import '#app/styles/pages/confirmation.css'

export { RefusedActPage as default } from '#app/components/confirmation/refused-act-page.tsx'

const followForm = z.object({ isFollowed: z.enum(['true', 'false']), from: z.literal('profile').optional() })

const addresses = {
  post: (id: number) => `/forum/post/${id}`,
  board: (id: number) => boardAddress({ id }),
  class: (id: number) => classAddress(id),
} as const

function followedIn(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const type = followTarget.safeParse(args.params['type'])
  if (!type.success) throw data(null, { status: 404 })
  const id = idParam(args)
  return { type: type.data, id, back: addresses[type.data](id) }
}

/** This does not redirect, because loaders run after the action, and a redirect would hide that the form was refused. */
export function loader(args: LoaderFunctionArgs) {
  const t = textsOf(args.context.locale, 'follow')
  return { title: t('refused'), back: followedIn(args).back, backName: t('back') }
}

/** Follows or unfollows, and redirects to the page of the button. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const { back, ...followed } = followedIn(args)
  return submit(args, {
    schema: followForm,
    async run(api, { isFollowed, from }) {
      await (isFollowed === 'true' ? api.follow.start(followed) : api.follow.end(followed))
      return from === undefined ? back : '/profile/following'
    },
    done: seeOther,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })
