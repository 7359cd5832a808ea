import { data } from '@remix-run/node'

/** The id that an address names; anything else is no page. */
export function idIn({ params }: { params: Readonly<Record<string, string | undefined>> }): number {
  const text = params['id'] ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) throw data(null, { status: 404 })
  return id
}
