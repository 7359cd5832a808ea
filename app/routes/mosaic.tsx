import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PuzzleList } from '#app/components/mosaic/puzzle-list.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { mosaicPage } from '#app/content/pages/mosaic.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import '#app/styles/pages/mosaic/index.css'

export const handle = { i18n: ['mosaic'] }

/** Loads the puzzles, with the progress of this browser and of this member in each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, locale, mosaics } = context
  const { puzzles, voices } = await orErrorPage(api.mosaic.all({ kept: mosaics }))
  return { words: mosaicPage(locale), puzzles, isBorrowed: voices === 0 }
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, {
    title: page.data?.words.title,
    description: page.data?.words.lead,
    image: '/mosaic/torch.webp',
    kind: 'CollectionPage',
  })

export default function Mosaic() {
  return <PuzzleList {...useLoaderData<typeof loader>()} />
}
