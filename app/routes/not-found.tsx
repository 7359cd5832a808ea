import { data } from '@remix-run/node'

/** Throws a 404 for any unknown URL; the root shows the error page. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
