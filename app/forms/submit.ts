import { data, redirect, replace, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { refusalKinds } from '#server/kernel/refusal-kinds.schema.ts'
import { toLogin } from './guards.ts'
import { problemsIn, type Problem } from './refusal-checks.ts'
import type { FormResult } from '../components/form/form-result.ts'

type Api = AppLoadContext['api']
type PageArgs = Pick<ActionFunctionArgs, 'request' | 'context'>

interface Plan<Schema extends z.ZodType, Made, Answer> {
  schema: Schema
  run: (api: Api, form: z.output<Schema>) => Promise<Made>
  done: (made: Made) => Answer
  /** Fields that must not travel back, such as passwords. */
  secret?: readonly string[]
  /** What is said where the site itself fails: the form stays with what was typed. Without it, that is the page of a fault. */
  failed?: SystemMessage
}

/** A person does not see this field; who fills it is a machine (docs/product.md#spam). */
const trapField = 'website'

/**
 * Form → procedure: parses with the noun's schema, calls, and on refusal answers 422 (or what the refusal means) with the typed texts kept.
 * Works the same with and without scripts.
 */
export async function submit<Schema extends z.ZodType, Made, Answer>(
  { request, context, form: parsedForm }: ActionFunctionArgs & { readonly form?: FormData },
  plan: Plan<Schema, Made, Answer>,
) {
  const form = parsedForm ?? (await readForm(request))
  const refuse = (problems: readonly Problem[]) => refusalResult(form, problems, context, plan.secret ?? [])
  if (form.get(trapField)) return refuse([problem('site.looks_automatic')])
  const parsed = parseWithZod(form, { schema: plan.schema, formatError: codesOf })
  if (parsed.status !== 'success') return refuse(problemsOfFields(parsed.error))
  try {
    return plan.done(await plan.run(await context.apiFor(form), parsed.value))
  } catch (error) {
    const problems = problemsIn(error)
    if (problems.length === 0) return failed(error, form, { request, context }, plan)
    if (problems[0]?.kind === 'unauthenticated') throw toLogin(request, context)
    return refuse(problems)
  }
}

// More and longer than any page of ours sends. The parser takes time by how many there are, and how deep their names lead.
const fieldsAtMost = 500
const nameAtMost = 64
// Pages send their forms as plain ones: pictures go to /uploads.
const multipartAtMost = 128 * 1024

// With these conform lets a form edit itself; ours do not, and a made-up one is a fault.
const reserved = ['__intent__', '__state__']

/** Reads a posted form; what is none is a bad request, not a fault. */
export async function readForm(request: Request, atMost = fieldsAtMost): Promise<FormData> {
  const form = await (isMultipart(request) ? readMultipart(request) : readPlainForm(request, atMost))
  if (form === undefined) throw new Response(null, { status: 400 })
  const names = [...form.keys()]
  if (names.length > atMost || names.some(name => name.length > nameAtMost)) throw tooMuch()
  for (const name of reserved) form.delete(name)
  return form
}

const tooMuch = () => new Response(null, { status: 413 })

const typeOf = ({ headers }: Request) => headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
const isMultipart = (request: Request) => typeOf(request) === 'multipart/form-data'

async function readMultipart(request: Request): Promise<FormData | undefined> {
  const body = await request.arrayBuffer()
  if (body.byteLength > multipartAtMost) throw tooMuch()
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  return new Response(body, { headers }).formData().catch(() => undefined)
}

// Its fields are counted before they are parsed, which takes longer than all else.
async function readPlainForm(request: Request, atMost: number): Promise<FormData | undefined> {
  if (typeOf(request) !== 'application/x-www-form-urlencoded') return undefined
  const text = await request.text()
  if (text.split('&', atMost + 1).length > atMost) throw tooMuch()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

const codesOf = (issues: readonly { message: string }[]): string[] => issues.map(issue => issue.message)

const problem = (code: string, field?: string): Problem => ({ kind: 'invalid', code, field, params: {} })

// conform names a problem of the whole form with the empty text.
const problemsOfFields = (errors: Record<string, string[] | null> | null): Problem[] =>
  Object.entries(errors ?? {}).flatMap(([field, codes]) =>
    (codes ?? []).slice(0, 1).map(code => problem(code, field === '' ? undefined : field)),
  )

interface Failing {
  secret?: readonly string[]
  failed?: SystemMessage
}

function failed(error: unknown, form: FormData, { request, context }: PageArgs, plan: Failing) {
  if (plan.failed === undefined || !(error instanceof Error)) throw error
  context.reportFault(error, `${request.method} ${new URL(request.url).pathname}`)
  const { message, translation } = systemMessage(context.locale, plan.failed)
  const result: FormResult = { values: typed(form, plan.secret ?? []), errors: {}, message, translation }
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
    values: typed(form, secret),
    errors,
    message: whole && refusalText(locale, whole.code, whole.params),
  }
  // Remix lets an action's own headers reach the answer from routes that ask for them alone.
  const wait = problems[0]?.params['seconds']
  if (typeof wait === 'number') context.askAgainIn(wait)
  return data(result, { status: refusalKinds[problems[0]?.kind ?? 'invalid'].form })
}

function typed(form: FormData, secret: readonly string[]): Record<string, string> {
  const kept = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(kept.filter(([name]) => !secret.includes(name) && name !== 'stamp' && name !== trapField))
}

export { acceptsHtml } from './accepts-html.ts'

/** POST, redirect, GET. */
export const seeOther = (path: string) => redirect(path, 303)

/** As `seeOther`; the next page says what was done. `text` is a key of the texts, as `boards:done.written`. */
export function redirectWithFlash({ context }: Pick<ActionFunctionArgs, 'context'>, path: string, text: string) {
  context.flash({ type: 'success', text })
  return seeOther(path)
}

/** As `seeOther`, from a form that has done its part: with scripts, Back leads to what was before it. */
export const seeInstead = (path: string) => replace(path, 303)
