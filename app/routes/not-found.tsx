import { data } from '@remix-run/node'

/** An address that leads nowhere: the error page of the root helps. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
