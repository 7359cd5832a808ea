import { data } from '@remix-run/node'
import { oneBoard } from '#server/mosaic/mosaic.schema.ts'

/** The puzzle that an address names; anything else is no page. */
export function puzzleIn({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const { picture, size = '' } = params
  const named = oneBoard.omit({ kept: true }).safeParse({ picture, size: /^\d$/.test(size) ? Number(size) : 0 })
  if (!named.success) throw data(null, { status: 404 })
  return named.data
}
