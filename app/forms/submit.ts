import { data, redirect, replace, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { refusalKinds } from '#server/kernel/refusal-kinds.schema.ts'
import { toLogin } from './page-guards.ts'
import { problemsIn, type Problem } from './refusal-checks.ts'
import type { FormResult } from '../components/form/form-result.ts'

type Api = AppLoadContext['api']
type PageArgs = Pick<ActionFunctionArgs, 'request' | 'context'>

interface Plan<Schema extends z.ZodType, Made, Result> {
  schema: Schema
  run: (api: Api, form: z.output<Schema>) => Promise<Made>
  done: (made: Made) => Result
  /** Fields that are not returned with a refused form, such as passwords. */
  secret?: readonly string[]
  /** The message when the server fails: the form stays with its input. Without this, the error page is shown. */
  failed?: SystemMessage
  /** Nobody fills in this form, and nobody else sees what it changes: a form that arrives early is answered at once (docs/product.md#spam). */
  isImmediate?: boolean
}

/** People do not see this field; only bots fill it in (docs/product.md#spam). */
const honeypotField = 'website'

/**
 * Submits a form to a procedure: parses it with the schema, calls the procedure, and on a refusal responds with 422, or with the status of its kind,
 * and the input. Works the same with and without scripts.
 */
export async function submit<Schema extends z.ZodType, Made, Result>(
  { request, context, form: parsedForm }: ActionFunctionArgs & { readonly form?: FormData },
  plan: Plan<Schema, Made, Result>,
) {
  const form = parsedForm ?? (await readForm(request))
  const refuse = (problems: readonly Problem[]) => refusalResult(form, problems, context, plan.secret ?? [])
  if (form.get(honeypotField)) return refuse([problem('site.looks_automatic')])
  const parsed = parseWithZod(form, { schema: plan.schema, formatError: codesOf })
  if (parsed.status !== 'success') return refuse(problemsOfFields(parsed.error))
  try {
    return plan.done(await plan.run(await context.apiFor(form, plan), parsed.value))
  } catch (error) {
    const problems = problemsIn(error)
    if (problems.length === 0) return failureResult(error, form, { request, context }, plan)
    if (problems[0]?.kind === 'unauthenticated') throw toLogin(request, context)
    return refuse(problems)
  }
}

// More and longer than any form of the site. Parsing takes time by the number of fields and by the depth of their names.
const maxFields = 500
const maxNameLength = 64
// Pages send their forms urlencoded, because pictures go to /uploads.
const maxMultipartBytes = 128 * 1024

// Conform uses these fields to edit a form on the server. The site's forms have none, and a forged one would cause a server error.
const reserved = ['__intent__', '__state__']

/** Reads a submitted form; throws a 400 if the body is no form. */
export async function readForm(request: Request, atMost = maxFields): Promise<FormData> {
  const form = await (isMultipart(request) ? readMultipart(request) : readPlainForm(request, atMost))
  if (form === undefined) throw new Response(null, { status: 400 })
  const names = [...form.keys()]
  if (names.length > atMost || names.some(name => name.length > maxNameLength)) throw tooLarge()
  for (const name of reserved) form.delete(name)
  return form
}

const tooLarge = () => new Response(null, { status: 413 })

const typeOf = ({ headers }: Request) => headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
const isMultipart = (request: Request) => typeOf(request) === 'multipart/form-data'

async function readMultipart(request: Request): Promise<FormData | undefined> {
  const body = await request.arrayBuffer()
  if (body.byteLength > maxMultipartBytes) throw tooLarge()
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  return new Response(body, { headers }).formData().catch(() => undefined)
}

// Fields are counted before they are parsed, because parsing takes the longest.
async function readPlainForm(request: Request, atMost: number): Promise<FormData | undefined> {
  if (typeOf(request) !== 'application/x-www-form-urlencoded') return undefined
  const text = await request.text()
  if (text.split('&', atMost + 1).length > atMost) throw tooLarge()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

const codesOf = (issues: readonly { message: string }[]): string[] => issues.map(issue => issue.message)

const problem = (code: string, field?: string): Problem => ({ kind: 'invalid', code, field, params: {} })

// Conform files the problems of the whole form under the empty name.
const problemsOfFields = (errors: Record<string, string[] | null> | null): Problem[] =>
  Object.entries(errors ?? {}).flatMap(([field, codes]) =>
    (codes ?? []).slice(0, 1).map(code => problem(code, field === '' ? undefined : field)),
  )

interface FailurePlan {
  secret?: readonly string[]
  failed?: SystemMessage
}

function failureResult(error: unknown, form: FormData, { request, context }: PageArgs, plan: FailurePlan) {
  if (plan.failed === undefined || !(error instanceof Error)) throw error
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname}`)
  const { message, translation } = systemMessage(context.locale, plan.failed)
  const result: FormResult = { values: submittedValues(form, plan.secret ?? []), errors: {}, message, translation }
  return data(result, { status: 500 })
}

function refusalResult(
  form: FormData,
  problems: readonly Problem[],
  context: AppLoadContext,
  secret: readonly string[],
) {
  const { locale } = context
  const errors: Record<string, string[]> = {}
  for (const { field, code, params } of problems)
    if (field !== undefined) (errors[field] ??= []).push(refusalText(locale, code, params))
  const whole = problems.find(({ field }) => field === undefined)
  const result: FormResult = {
    values: submittedValues(form, secret),
    errors,
    message: whole && refusalText(locale, whole.code, whole.params),
  }
  // Remix passes on the headers of an action only in routes that export `headers`.
  const wait = problems[0]?.params['seconds']
  if (typeof wait === 'number') context.setRetryAfter(wait)
  return data(result, { status: refusalKinds[problems[0]?.kind ?? 'invalid'].form })
}

function submittedValues(form: FormData, secret: readonly string[]): Record<string, string> {
  const texts = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(
    texts.filter(([name]) => !secret.includes(name) && name !== 'stamp' && name !== honeypotField),
  )
}

export { acceptsHtml } from './accepts-html.ts'

/** Redirects after a POST, so that the browser continues with GET. */
export const seeOther = (path: string) => redirect(path, 303)

/** Redirects like `seeOther`, with a success message on the next page. `text` is a translation key, such as `boards:done.written`. */
export function redirectWithFlash({ context }: Pick<ActionFunctionArgs, 'context'>, path: string, text: string) {
  context.flash({ type: 'success', text })
  return seeOther(path)
}

/** Redirects like `seeOther`, but replaces the history entry: with scripts, Back skips the finished form. */
export const redirectReplacing = (path: string) => replace(path, 303)
