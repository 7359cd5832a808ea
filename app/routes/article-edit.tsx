import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { Editor } from '#app/components/article/editor.tsx'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { articleCategories } from '#app/content/pages/articles.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { articleEditAction } from '#app/forms/article.action.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { articleLimits } from '#server/article/article.schema.ts'
import '#app/styles/pages/articles/editor.css'

export const handle = { i18n: ['article', 'textEditor', 'mention'] }

/** Loads the source of an article for the editor. The form carries its version, so that nobody overwrites another change unseen. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale, createFormToken } = args.context
  const { title, content, summary } = articleLimits
  const id = idParam(args)
  return {
    name: textsOf(locale, 'article')('editor.editTitle'),
    source: await orErrorPage(api.article.source({ id })),
    translatable: await orErrorPage(api.article.translatable({ id })),
    categories: articleCategories(locale),
    limits: { title, content, summary },
    stamp: createFormToken(),
    image: uploadedPicture(args.request),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return articleEditAction(args, idParam(args))
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function ArticleEdit() {
  const { name: _, image, ...props } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const theirs = actionData !== undefined && 'theirs' in actionData ? actionData.theirs : undefined
  return (
    <TrpcProvider>
      <Editor key={props.source.id} {...props} result={result} theirs={theirs} />
      <EditorUpload noun="article" path={`/articles/${props.source.id}/edit`} image={image} />
    </TrpcProvider>
  )
}
