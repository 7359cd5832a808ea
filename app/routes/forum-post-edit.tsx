import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { RefusedText } from '#app/components/forum/refused-input.tsx'
import { PostEditor } from '#app/components/forum/post-editor.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { boardChoices } from '#app/forms/board-choices.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { postEditAction } from '#app/forms/post.action.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { postLimits } from '#server/post/post.schema.ts'
import '#app/styles/pages/forum/editor.css'

export const handle = { i18n: ['forum', 'textEditor', 'mention'] }

/** Loads the source of a post for the editor. The form carries its version, so that nobody overwrites another change unseen. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale, createFormToken } = args.context
  const source = await orErrorPage(api.post.source({ id: idParam(args) }))
  const { title, content, images } = postLimits
  return {
    name: textsOf(locale, 'forum')('editor.editTitle'),
    source,
    boards: await boardChoices(api, source.boardId),
    boardId: source.boardId,
    limits: { title, content, images },
    stamp: createFormToken(),
    image: uploadedPicture(args.request),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return postEditAction(args, idParam(args))
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function PostEdit() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const theirs = actionData !== undefined && 'theirs' in actionData ? actionData.theirs : undefined
  return (
    <TrpcProvider>
      <PostEditor key={props.source.id} {...props} result={result} theirs={theirs} />
      <EditorUpload noun="post" path={`/forum/post/${props.source.id}/edit`} image={props.image} />
    </TrpcProvider>
  )
}

/** If the post was removed in the meantime, the page shows the input once more. */
export function ErrorBoundary() {
  const actionData = useActionData<typeof action>()
  return (
    <ForumFailure>{isFormResult(actionData) ? <RefusedText form="post" refused={actionData} /> : null}</ForumFailure>
  )
}
