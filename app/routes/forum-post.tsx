import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { postAddress } from '#app/components/forum/forum-address.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { RefusedText } from '#app/components/forum/refused-input.tsx'
import { PostPage } from '#app/components/forum/post-page.tsx'
import { Replies } from '#app/components/forum/replies.tsx'
import { postMeta } from '#app/components/forum/post-meta.ts'
import { replyContextFor } from '#app/components/forum/reply-context.ts'
import { useLiveReplies } from '#app/components/forum/use-live-replies.ts'
import { useMarkRepliesRead } from '#app/components/forum/use-mark-replies-read.ts'
import { isOwn, authorNameOf } from '#app/components/forum/author-name.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { orderIn } from '#app/forms/forum-lists.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { newestFloor } from '#app/forms/newest-floor.ts'
import { markNoticesRead, textsOfType } from '#app/forms/mark-notices-read.ts'
import { storeReadPosition } from '#app/forms/store-read-position.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { pinFeatureLockActs } from '#app/forms/pin-feature-lock.action.ts'
import { replyAction } from '#app/forms/reply.action.ts'
import { dispatchAct } from '#app/forms/dispatch-act.ts'
import { fallbackOnServerError, fallbackWhenUnavailable } from '#app/forms/fallback-on-failure.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { replyLimits } from '#server/reply/reply.schema.ts'
import '#app/styles/pages/forum/index.css'
import '#app/styles/pages/picture.css'

export const handle = {
  i18n: ['forum', 'textEditor', 'history', 'like', 'bookmark', 'follow', 'report', 'mention', 'picture', 'mute'],
}

export { headers } from '#app/forms/retry-headers.ts'

/** Loads a post with one page of its replies; this counts as a read. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const query = new URL(request.url).searchParams
  const id = idParam(args)
  const place = { postId: id, page: pageNumber(query), sort: orderIn(query) }
  const [{ content: _source, ...post }, list] = await Promise.all([
    orErrorPage(context.api.post.byId({ id })),
    orErrorPage(
      fallbackOnServerError(context.api.reply.list({ ...place, withRemoved: true }), null, fault =>
        context.reportFault(fault, '/forum/post'),
      ),
    ),
  ])
  const t = textsOf(context.locale, 'forum')
  const writer = authorNameOf(post, { anonymous: t('anonymous'), gone: t('formerMember') })
  const [newest] =
    list === null
      ? [0]
      : await Promise.all([
          orErrorPage(fallbackWhenUnavailable(newestFloor(context.api, place, list), 0)),
          storeReadPosition(context, post, list.replies),
        ])
  const unreadNotices = await markNoticesRead(
    context,
    [{ type: 'post', id }, ...textsOfType('reply', list?.replies ?? [])],
    '/forum/post',
  )
  const { page, sort } = place
  return {
    post,
    writer,
    list,
    sort,
    page,
    newestFloor: newest,
    limit: replyLimits.content,
    pictureLimit: replyLimits.images,
    uploaded: uploadedPicture(request),
    unreadNotices,
    stamp: context.createFormToken(),
  }
}

/** Handles a new reply, or a flag that an admin sets. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idParam(args)
  return dispatchAct(args, { reply: sent => replyAction(sent, id), ...pinFeatureLockActs(id) })
}

/** Skips revalidation when only the floor to reply to changes in the URL, so that the input stays. */
export const shouldRevalidate: ShouldRevalidateFunction = asked => {
  const [from, to] = [asked.currentUrl, asked.nextUrl].map(url => {
    const query = new URLSearchParams(url.search)
    const isAnswering = query.has('reply') || query.has('quote')
    for (const named of ['reply', 'quote']) query.delete(named)
    return { isAnswering, rest: `${url.pathname}?${query.toString()}` }
  })
  const isEither = from?.isAnswering === true || to?.isAnswering === true
  const isOnlyAnswering = asked.formMethod === undefined && from?.rest === to?.rest && isEither
  return isOnlyAnswering ? false : revalidateUnlessRefused(asked)
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, page.data ? postMeta(page.data.post, page.data.writer) : {})

export default function Post() {
  const { post, writer: _, unreadNotices: __, list, ...read } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const root = useRoot()
  const result = isFormResult(actionData) ? actionData : undefined
  const isOfReply = result?.values['act'] === 'reply'
  const [readerId, now] = [root?.me?.id ?? null, root?.now ?? '']
  const refused = isOfReply ? result : undefined
  const context = replyContextFor(post, { ...read, totalPages: list?.totalPages ?? 1, readerId, now, refused })
  const arrivals = useLiveReplies(list?.replies ?? null, context)
  const { added } = arrivals
  useMarkRepliesRead({ postId: post.id, readerId, shown: arrivals.shown, since: now })
  const isMine = isOwn(post, readerId)
  return (
    <PostPage
      key={post.id}
      post={{ ...post, replyCount: post.replyCount + added }}
      isReported={post.status === 'approved' && !isMine}
      isOwn={isMine}
      isBookmarked={post.isBookmarked ?? null}
      isFollowed={post.isFollowed ?? null}
      refused={isOfReply ? undefined : result?.message}
      now={now}
      quoteTo={post.can.reply ? `${postAddress(context.place, undefined, true)}#write` : undefined}
    >
      <Replies
        context={context}
        arrivals={arrivals}
        count={list === null ? null : list.total - list.removedFloors + added}
      />
    </PostPage>
  )
}

/** If the post was removed in the meantime, the page shows the input of the reply once more. */
export function ErrorBoundary() {
  const actionData = useActionData<typeof action>()
  return (
    <ForumFailure>
      {isFormResult(actionData) && actionData.values['act'] === 'reply' ? (
        <RefusedText form="reply" refused={actionData} />
      ) : null}
    </ForumFailure>
  )
}
