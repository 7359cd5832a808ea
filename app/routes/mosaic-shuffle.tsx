import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { countPlaced } from '#app/components/mosaic/tile-moves.ts'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { mosaicPage } from '#app/content/pages/mosaic.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { puzzleParams } from '#app/forms/route-params.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

/** Loads the confirmation page before a puzzle is shuffled again, for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, mosaics: kept } = args.context
  const puzzle = puzzleParams(args)
  const { pieces, swaps } = await orErrorPage(api.mosaic.one({ kept, ...puzzle }))
  const t = textsOf(locale, 'mosaic')
  const { name } = mosaicPage(locale).pictures[puzzle.picture]
  return {
    title: t('shuffle.title'),
    heading: t('sizeOf', { name, size: puzzle.size }),
    words: t('shuffle.words', { placed: countPlaced(pieces), total: pieces.length, swaps }),
    ask: t('shuffle.text'),
    confirm: t('shuffle.again'),
    back: `/mosaic/${puzzle.picture}/${puzzle.size}`,
    backName: t('shuffle.back'),
  }
}

export function action(args: ActionFunctionArgs) {
  const { context } = args
  const puzzle = puzzleParams(args)
  return submit(args, {
    schema: z.object({}),
    isImmediate: true,
    run: api => api.mosaic.shuffle({ kept: context.mosaics, ...puzzle }),
    done({ kept }) {
      context.storeMosaics(kept)
      return seeOther(`/mosaic/${puzzle.picture}/${puzzle.size}`)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function MosaicShuffle() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
