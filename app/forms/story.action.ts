import { data, type ActionFunctionArgs } from '@remix-run/node'
import { isDeepStrictEqual } from 'node:util'
import type { RejectedPart } from '#app/components/story-editor/edited-part.ts'
import { partActs, pathOfField } from '#app/components/story-editor/field-id.ts'
import { applyChange, shapeAt, update, type Change } from '#app/content/editing/change-content.ts'
import { contentOfForm } from '#app/content/editing/read-content-from-form.ts'
import { ordered } from '#app/content/editing/form-shape-of-schema.ts'
import { pagesOf } from '#app/content/editing/part-labels.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { requireRight, toLogin } from './page-guards.ts'
import { isRefusedAs, problemsIn } from './refusal-checks.ts'
import { describeDifferences } from './read-story-part.ts'
import { readForm, seeOther } from './submit.ts'
import { partPath, partParam, type NamedPart } from './story-part-param.ts'

// The longest shipped part has 300 fields.
const maxFields = 4000

interface SubmittedPart extends NamedPart {
  act: string
  place: string
  version: number
  base: number
  content: unknown
}

/** Handles the form of one part of the story; `act` names what to do with the input. */
export async function storyAction(args: ActionFunctionArgs) {
  requireRight(args, 'story')
  const sent = parsePart(await readForm(args.request, maxFields), partParam(args))
  try {
    if (sent.act === partActs.drop) return await dropDraft(args, sent)
    return await redirectAfter(args, await save(args, sent))
  } catch (error) {
    const [problem] = problemsIn(error)
    if (problem === undefined) throw error
    if (problem.kind === 'unauthenticated') throw toLogin(args.request, args.context)
    const { code, params } = problem
    if (code === 'story.draft_changed' || code === 'story.too_long')
      return showAgain(args, sent, { code, message: refusalText(args.context.locale, code, params) })
    // The input has been saved by now.
    args.context.flash({ type: 'error', text: `refusal:${code}`, params: { ...params } })
    return seeOther(partPath(sent.name))
  }
}

/** Returns the input for the page to show again, with its differences from the version that another admin saved in the meantime. */
async function showAgain(
  { context: { api, locale } }: ActionFunctionArgs,
  sent: SubmittedPart,
  why: { code: string; message: string },
) {
  const { name, shape, content } = sent
  const isConflict = why.code === 'story.draft_changed'
  const theirs = isConflict ? await sourceIfPresent(api, name) : undefined
  const found =
    theirs === undefined ? [] : describeDifferences(shape, locale, { before: theirs.content, after: content })
  const rejected: RejectedPart = { content, message: why.message, isConflict, found }
  return data(rejected, { status: isConflict ? 409 : 422 })
}

function parsePart(form: FormData, part: NamedPart): SubmittedPart {
  const [act = '', place = ''] = textField(form, 'act').split(' ')
  const fields = new Map(
    [...form.entries()].flatMap(([name, value]) => {
      const field = pathOfField(name)
      return field === undefined || typeof value !== 'string' ? [] : [[field, value]]
    }),
  )
  const content = withKey(part, contentOfForm(part.shape, fields))
  // The button that rebases a draft confirms that its admin has seen the published version.
  const base = numberField(form, act === partActs.rebase ? 'number' : 'base')
  return { ...part, act, place, version: numberField(form, 'version'), base, content }
}

const textField = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const numberField = (form: FormData, name: string): number => {
  const text = textField(form, name)
  if (!/^\d{1,9}$/.test(text)) throw new Response(null, { status: 400 })
  return Number(text)
}

// The key of an entry is part of its URL and never changes.
const withKey = ({ part, shape }: NamedPart, content: unknown): unknown =>
  part.kind === 'entry' && shapeAt(shape, ['key']) !== undefined ? update(content, ['key'], () => part.key) : content

/** Applies the change of a button, such as adding or moving a list entry, to the content. */
function contentAfterAct({ shape, content, act, place }: SubmittedPart): { content: unknown; place: string } {
  const change = changeOf(act, place)
  if (change === undefined) return { content, place }
  const made = applyChange(shape, content, change)
  if (made === undefined) throw new Response(null, { status: 400 })
  return made
}

function changeOf(act: string, place: string): Change | undefined {
  if (act === partActs.add) {
    const [list = '', key] = place.split('=')
    return { act, place: list, ...(key === undefined ? {} : { key }) }
  }
  if (act === partActs.remove || act === partActs.up || act === partActs.down) return { act, place }
  return undefined
}

/** Saves the draft, unless it equals the version that the form was made from. */
async function save({ context: { api } }: ActionFunctionArgs, sent: SubmittedPart) {
  const { name, shape, version, base } = sent
  const { content, place } = contentAfterAct(sent)
  const source = await sourceIfPresent(api, name)
  // Another admin has discarded this new entry in the meantime; saving creates it again.
  if (source === undefined) {
    const begun = await api.story.saveDraft({ unit: name, version: 0, base: 0, content })
    return { ...sent, place, version: begun.version, isSaved: true }
  }
  const isSame =
    (source.draft?.version ?? 0) === version &&
    (source.draft?.base ?? source.number) === base &&
    isDeepStrictEqual(ordered(shape, source.content), content)
  if (isSame) return { ...sent, place, version, isSaved: false }
  const draft = await api.story.saveDraft({ unit: name, version, base, content })
  return { ...sent, place, version: draft.version, isSaved: true }
}

async function sourceIfPresent(api: ActionFunctionArgs['context']['api'], part: string) {
  try {
    return await api.story.source({ unit: part })
  } catch (error) {
    if (isRefusedAs(error, 'missing')) return undefined
    throw error
  }
}

type Saved = Awaited<ReturnType<typeof save>>

async function redirectAfter({ context }: ActionFunctionArgs, { name, act, place, version, isSaved }: Saved) {
  const flashSuccess = (text: string) => context.flash({ type: 'success', text })
  if (act === partActs.save || act === partActs.rebase) {
    flashSuccess(isSaved ? 'storyEditor:done.saved' : 'storyEditor:done.same')
    return seeOther(partPath(name))
  }
  if (act === partActs.publish && version === 0) {
    context.flash({ type: 'info', text: 'refusal:story.same' })
    return seeOther(partPath(name))
  }
  if (act === partActs.publish) {
    await context.api.story.publish({ unit: name, version })
    flashSuccess('storyEditor:done.published')
    return seeOther(partPath(name))
  }
  if (act === partActs.preview) return seeOther(previewPath(name, place))
  if (act === partActs.picture) return seeOther(`/admin/story/${name}/picture?at=${place}`)
  if (changeOf(act, place) === undefined) throw new Response(null, { status: 400 })
  return seeOther(partPath(name, place))
}

/** Returns the path of a page that previews the draft. */
function previewPath(name: string, page: string): string {
  const shown = pagesOf(name).find(each => each === page)
  if (shown === undefined) throw new Response(null, { status: 400 })
  const [path = '/', place] = shown.split('#')
  return `${path}?draft=${name}${place === undefined ? '' : `#${place}`}`
}

async function dropDraft({ context }: ActionFunctionArgs, { name, version }: SubmittedPart) {
  await context.api.story.dropDraft({ unit: name, version })
  context.flash({ type: 'success', text: 'storyEditor:done.dropped' })
  const left = await sourceIfPresent(context.api, name)
  return seeOther(left === undefined ? '/admin/story' : partPath(name))
}
