import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { z } from 'zod'
import { readBackParameter } from '#app/browser/return-path.ts'
import { memberAddress } from '#app/components/member-links/member-address.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { muteMember, mutePost } from '#server/mute/mute.schema.ts'
import '#app/styles/pages/confirmation.css'

export { RefusedActPage as default } from '#app/components/confirmation/refused-act-page.tsx'

const muteForm = z.object({ isMuted: z.enum(['true', 'false']) })

/** Returns the member or post in the URL, and the page to return to. Any other URL is a 404. */
function mutedIn({ params, request }: LoaderFunctionArgs | ActionFunctionArgs) {
  const member = muteMember.safeParse({ username: params['of'] })
  if (params['type'] === 'member' && member.success) {
    const { username } = member.data
    return { type: 'member', username, back: readBackParameter(request, memberAddress(username)) } as const
  }
  const post = mutePost.safeParse({ id: Number(params['of']) })
  if (params['type'] !== 'post' || !post.success) throw data(null, { status: 404 })
  const { id } = post.data
  return { type: 'post', id, back: readBackParameter(request, `/forum/post/${id}`) } as const
}

/** This does not redirect, because loaders run after the action, and a redirect would hide that the form was refused. */
export function loader(args: LoaderFunctionArgs) {
  const t = textsOf(args.context.locale, 'mute')
  return { title: t('refused'), back: mutedIn(args).back, backName: t('back') }
}

/** Mutes or unmutes, and redirects to the page of the button. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const muted = mutedIn(args)
  return submit(args, {
    schema: muteForm,
    async run(api, { isMuted }) {
      const isWanted = isMuted === 'true'
      if (muted.type === 'member') await (isWanted ? api.mute.muteMember(muted) : api.mute.unmuteMember(muted))
      else await (isWanted ? api.mute.mutePost(muted) : api.mute.unmutePost(muted))
      return muted.back
    },
    done: seeOther,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })
