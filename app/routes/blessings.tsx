import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { BlessingWall } from '#app/components/blessings/blessing-wall.tsx'
import { BlessingsOpening } from '#app/components/blessings/blessings-opening.tsx'
import { torchAct, TorchRelay } from '#app/components/blessings/torch-relay.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { blessingsPage } from '#app/content/pages/blessings.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { readWall, wallView } from '#app/forms/read-blessing-wall.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { blessingAction } from '#app/forms/blessing.action.ts'
import { torchAction } from '#app/forms/torch.action.ts'
import { dispatchAct } from '#app/forms/dispatch-act.ts'
import { blessingLimits } from '#server/blessing/blessing.schema.ts'
import { torchLimits } from '#server/torch/torch.schema.ts'
import '#app/styles/pages/story.css'
import '#app/styles/pages/blessings/index.css'

export const handle = { i18n: ['blessing', 'like', 'report', 'story'] }

const wishesShown = 12

/** Loads the relay and the wall. Both are in the database, so without it this page responds with 503 (docs/product.md#database-away). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale } = context
  const view = wallView(new URL(request.url).searchParams, context.isMember())
  const [torch, wishes, wall] = await orErrorPage(
    Promise.all([api.torch.get(), api.torch.wishes({ limit: wishesShown }), readWall(context, request, view)]),
  )
  return {
    words: blessingsPage(locale),
    held: { count: torch.count, wish: wishes.find(({ to }) => to === torch.count)?.wish ?? null },
    wishes,
    view,
    wall,
    limits: { wish: torchLimits.wish, content: blessingLimits.content },
    stamps: { torch: context.createFormToken(), blessing: context.createFormToken() },
  }
}

/** Handles a new blessing, or passes the torch on. */
export const action = (args: ActionFunctionArgs) =>
  dispatchAct(args, { blessing: blessingAction, [torchAct]: torchAction }, 'blessing')

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.words.title, description: page.data?.words.relay.paragraphs[0] })

export default function Blessings() {
  const { words, held, wishes, view, wall, limits, stamps } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const torchResult = resultOf(torchAct, result)
  const root = useRoot()
  const noticeAt = (place: string) => (root?.flash?.place === place ? root.flash.message : null)
  const now = root?.now ?? ''
  return (
    <TrpcProvider>
      <div className="story blessings">
        <BlessingsOpening words={words} />
        <Suspense>
          <TorchRelay
            words={words.relay}
            held={held}
            wishes={wishes}
            wishLimit={limits.wish}
            stamp={stamps.torch}
            now={now}
            notice={noticeAt('relay')}
            result={torchResult}
          />
        </Suspense>
        <Suspense>
          <BlessingWall
            words={words}
            view={view}
            wall={wall}
            limit={limits.content}
            stamp={stamps.blessing}
            now={now}
            notice={noticeAt('wall')}
            result={torchResult === undefined ? result : undefined}
          />
        </Suspense>
      </div>
    </TrpcProvider>
  )
}
