import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { Editor } from '#app/components/article/editor.tsx'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { articleCategories } from '#app/content/pages/articles.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { newArticleAction } from '#app/forms/article.action.ts'
import { uploadedPicture } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { articleLimits } from '#server/article/article.schema.ts'
import '#app/styles/pages/articles/editor.css'

export const handle = { i18n: ['article', 'textEditor', 'mention'] }

/** The empty editor. A guest is redirected to Login first. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { title, content, summary } = articleLimits
  return {
    name: textsOf(locale, 'article')('editor.newTitle'),
    categories: articleCategories(locale),
    translatable: await api.article.translatable({}),
    limits: { title, content, summary },
    stamp: args.context.createFormToken(),
    image: uploadedPicture(args.request),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return newArticleAction(args)
}

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function ArticleNew() {
  const { name: _, image, ...props } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <TrpcProvider>
      <Editor {...props} source={undefined} theirs={undefined} result={result} />
      <EditorUpload noun="article" path="/articles/new" image={image} />
    </TrpcProvider>
  )
}
