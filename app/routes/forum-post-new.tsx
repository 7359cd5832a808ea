import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { ArchivedBoard } from '#app/components/forum/archived-board.tsx'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { RefusedText } from '#app/components/forum/refused-input.tsx'
import { PostEditor } from '#app/components/forum/post-editor.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { boardChoices } from '#app/forms/board-choices.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { isFromFront, newPostAction } from '#app/forms/post.action.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { postLimits } from '#server/post/post.schema.ts'
import '#app/styles/pages/forum/editor.css'

export const handle = { i18n: ['forum', 'textEditor', 'mention'] }

/** The empty editor. A board that does not exist is a 404, an archived one says that it accepts no posts. A guest is redirected to Login first. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale, createFormToken } = args.context
  const boardId = idParam(args)
  const boards = await boardChoices(api, boardId)
  const isOpen = boards.some(board => board.id === boardId && board.isOpen)
  const { title, content, images } = postLimits
  const loaded = {
    name: textsOf(locale, 'forum')('editor.newTitle'),
    boards,
    boardId,
    limits: { title, content, images },
    stamp: createFormToken(),
    image: uploadedPicture(args.request),
    back: isFromFront(args.request) ? '/forum' : undefined,
    isOpen,
  }
  // This is not thrown, because the page still shows input that was submitted before the board was archived.
  return data(loaded, { status: isOpen ? 200 : 404 })
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return newPostAction(args)
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function PostNew() {
  const { name: _, isOpen, ...props } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  if (!isOpen && result === undefined) return <ArchivedBoard id={props.boardId} />
  return (
    <TrpcProvider>
      <PostEditor {...props} source={undefined} theirs={undefined} result={result} />
      <EditorUpload noun="post" path={`/forum/board/${props.boardId}/new`} image={props.image} />
    </TrpcProvider>
  )
}

/** If the board was removed in the meantime, the page shows the input once more. */
export function ErrorBoundary() {
  const actionData = useActionData<typeof action>()
  return (
    <ForumFailure>{isFormResult(actionData) ? <RefusedText form="post" refused={actionData} /> : null}</ForumFailure>
  )
}
