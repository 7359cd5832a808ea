import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { SingleBlessing } from '#app/components/blessings/single-blessing.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { idParam } from '#app/forms/route-params.ts'
import { markNoticesRead } from '#app/forms/mark-notices-read.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { summaryOf, useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/blessings/index.css'

export const handle = { i18n: ['blessing', 'like', 'report'] }

/** Loads one blessing for its own page. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = args.context
  const id = idParam(args)
  const blessing = await orErrorPage(api.blessing.byId({ id }))
  const unreadNotices = await markNoticesRead(args.context, [{ type: 'blessing', id }], '/blessings')
  return { blessing, unreadNotices, title: textsOf(locale, 'blessing')('wall.by', { name: blessing.authorName }) }
}

const wanted = z.object({ isLiked: z.enum(['true', 'false']) })

/** Handles a like from a browser without scripts. */
export function action(args: ActionFunctionArgs) {
  const id = idParam(args)
  return submit(args, {
    schema: wanted,
    run: (api, { isLiked }) => (isLiked === 'true' ? api.blessing.like({ id }) : api.blessing.unlike({ id })),
    done: () => seeOther(`/blessings/${id}`),
  })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.blessing.content })

export default function BlessingPage() {
  const { blessing } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <TrpcProvider>
      <SingleBlessing blessing={blessing} now={useRoot()?.now ?? ''} problems={summaryOf('like', [], result)} />
    </TrpcProvider>
  )
}
