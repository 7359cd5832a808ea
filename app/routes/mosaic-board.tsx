import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MosaicBoard } from '#app/components/mosaic/mosaic-board.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { mosaicPage } from '#app/content/pages/mosaic.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { puzzleParams } from '#app/forms/route-params.ts'
import { summaryOf, useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { countPuzzleAction, swapAction } from '#app/forms/mosaic-swap.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/mosaic/index.css'

export const handle = { i18n: ['mosaic'] }

/** Loads the state of one puzzle in this browser. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const { api, locale, mosaics: kept } = context
  const puzzle = puzzleParams(args)
  const words = mosaicPage(locale)
  const { name, alt } = words.pictures[puzzle.picture]
  const [board, { puzzles, voices }] = await orErrorPage(
    Promise.all([api.mosaic.one({ kept, ...puzzle }), api.mosaic.all({ kept })]),
  )
  const open = puzzles.filter(isOpen).filter(({ picture, size }) => picture !== puzzle.picture || size !== puzzle.size)
  const next = open.find(({ picture }) => picture === puzzle.picture) ?? open[0]
  return {
    title: `${textsOf(locale, 'mosaic')('sizeOf', { name, size: puzzle.size })} · ${words.title}`,
    name,
    alt,
    lead: voices === 0 ? words.samples : words.lead,
    board,
    chosen: board.finished ? null : chosenPlace(request, board.pieces.length),
    isMember: context.isMember(),
    next: next ? { picture: next.picture, size: next.size, name: words.pictures[next.picture].name } : null,
  }
}

const isOpen = ({ finished, best }: { finished: boolean; best: number | null }) => !finished && best === null

/** Returns the tile that a browser without scripts has selected first; null if the value is invalid. */
function chosenPlace(request: Request, places: number): number | null {
  const asked = new URL(request.url).searchParams.get('chosen') ?? ''
  return /^\d{1,2}$/.test(asked) && Number(asked) < places ? Number(asked) : null
}

export const action = (args: ActionFunctionArgs) =>
  new URL(args.request.url).searchParams.has('count') ? countPuzzleAction(args) : swapAction(args)

export const shouldRevalidate = revalidateUnlessRefused

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, {
    title: page.data?.title,
    description: page.data?.lead,
    image: page.data && `/mosaic/${page.data.board.picture}.webp`,
  })

export default function MosaicBoardPage() {
  const { title: _, board, ...rest } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const problems = summaryOf('swap', ['piece', 'place'], result)
  return <MosaicBoard key={`${board.picture}-${board.size}`} board={board} {...rest} problems={problems} />
}
