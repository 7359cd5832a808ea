/** One thing that was wrong, as the domain tells it: a code, perhaps a field. */
export interface Problem {
  kind: string
  code: string
  field: string | undefined
  params: Readonly<Record<string, string | number>>
}

// A refusal is recognised by the shape of the tRPC error: the page bundle has its own copies of the classes (architecture, rule 8).
export function problemsIn(error: unknown): readonly Problem[] {
  const cause = causeOf(error)
  if (cause === undefined) return []
  if (isRefusalShape(cause)) return [{ kind: cause.kind, code: cause.code, field: cause.field, params: cause.params }]
  return isIssuesShape(cause) ? cause.issues.map(problemOf) : []
}

/** True when a rule said no; anything else is a fault. */
export const isRefused = (error: unknown): boolean => problemsIn(error).length > 0

/** True when a rule said no for this reason. */
export const isRefusedAs = (error: unknown, kind: string): boolean =>
  problemsIn(error).some(problem => problem.kind === kind)

function causeOf(error: unknown): object | undefined {
  if (!(error instanceof Error) || error.name !== 'TRPCError') return undefined
  return typeof error.cause === 'object' && error.cause !== null ? error.cause : undefined
}

interface RefusalShape {
  kind: string
  code: string
  field: string | undefined
  params: Readonly<Record<string, string | number>>
}

const isRefusalShape = (cause: object): cause is RefusalShape =>
  'kind' in cause &&
  typeof cause.kind === 'string' &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  'params' in cause

interface IssueShape {
  message: string
  path: PropertyKey[]
}

const isIssuesShape = (cause: object): cause is { issues: IssueShape[] } =>
  'issues' in cause && Array.isArray(cause.issues)

const problemOf = ({ message, path }: IssueShape): Problem => ({
  kind: 'invalid',
  code: message,
  field: path.length === 0 ? undefined : path.map(String).join('.'),
  params: {},
})
