import { isRouteErrorResponse } from '@remix-run/react'

type ErrorKind = 'missing' | 'forbidden' | 'unavailable' | 'busy' | 'network' | 'load' | 'refused' | 'fault'

const byStatus: Readonly<Record<number, ErrorKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  503: 'unavailable',
}

/** The messages of browsers when a script of a page cannot be loaded. */
const missingScript = /dynamically imported module|importing a module script failed/i

/** Returns the kind of error page for an error. */
export function errorKind(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) return kindOfResponse(error.status, error.data)
  if (!(error instanceof Error)) return 'fault'
  if (error.name === 'NetworkFailure') return 'network'
  return error.name === 'PageLoadFailure' || missingScript.test(error.message) ? 'load' : 'fault'
}

function kindOfResponse(status: number, said: unknown): ErrorKind {
  if (status === 503 && said === 'busy') return 'busy'
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'refused' : 'fault')
}

/** Returns the large number on the error page: the HTTP status, if the server sent one. */
export function errorFigure(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return String(error.status)
  return errorKind(error) === 'fault' ? '500' : undefined
}
