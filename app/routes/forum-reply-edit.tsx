import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { isFormResult } from '#app/components/form/form-result.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { RefusedText } from '#app/components/forum/refused-input.tsx'
import { ReplyClosed } from '#app/components/forum/reply-closed.tsx'
import { ReplyEditor } from '#app/components/forum/reply-editor.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isRefusedAs, problemsIn } from '#app/forms/refusal-checks.ts'
import { replyEditAction } from '#app/forms/reply-edit.action.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { replyLimits } from '#server/reply/reply.schema.ts'
import '#app/styles/pages/forum/editor.css'

export const handle = { i18n: ['forum', 'textEditor', 'mention'] }

/** Loads the source of a reply for the editor. If it may no longer be edited, the page says why. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale, createFormToken } = args.context
  const id = idParam(args)
  const name = textsOf(locale, 'forum')('reply.editTitle')
  const { content, images } = replyLimits
  const source = await orErrorPage(
    api.reply.source({ id }).catch(async (error: unknown) => {
      if (!isRefusedAs(error, 'conflict')) throw error
      const [problem] = problemsIn(error)
      const why = problem === undefined ? '' : refusalText(locale, problem.code, problem.params)
      return { id, why, content: (await api.reply.place({ id })).content }
    }),
  )
  if ('why' in source) return data({ name, closed: source }, { status: 409 })
  return data({
    name,
    source,
    limits: { content, images },
    stamp: createFormToken(),
    image: uploadedPicture(args.request),
  })
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return replyEditAction(args, idParam(args))
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function ReplyEdit() {
  const read = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const theirs = actionData !== undefined && 'theirs' in actionData ? actionData.theirs : undefined
  if ('closed' in read)
    return <ReplyClosed {...read.closed}>{result && <RefusedText form="reply" refused={result} />}</ReplyClosed>
  const { name: _, ...props } = read
  return (
    <TrpcProvider>
      <ReplyEditor key={props.source.id} {...props} result={result} theirs={theirs} />
      <EditorUpload noun="reply" path={`/forum/reply/${props.source.id}/edit`} image={props.image} />
    </TrpcProvider>
  )
}

/** If the reply was removed in the meantime, the page shows the input once more. */
export function ErrorBoundary() {
  const actionData = useActionData<typeof action>()
  return (
    <ForumFailure>{isFormResult(actionData) ? <RefusedText form="reply" refused={actionData} /> : null}</ForumFailure>
  )
}
