import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { applyChange, shapeAt } from '#app/content/editing/change-content.ts'
import { illustration } from '#app/content/story-schema.ts'
import { requireRight, toLogin } from './page-guards.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import { problemsIn } from './refusal-checks.ts'
import { readForm, seeOther } from './submit.ts'
import { partPath, partParam } from './story-part-param.ts'

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const choice = z.object({ url: illustration.shape.url, version: count, base: count })

/** Saves the chosen picture in the draft. */
export async function pictureAction(args: ActionFunctionArgs) {
  requireRight(args, 'story')
  const { name, shape } = partParam(args)
  const { api, flash } = args.context
  const at = new URL(args.request.url).searchParams.get('at') ?? ''
  if (shapeAt(shape, at.split('.'))?.kind !== 'picture') throw new Response(null, { status: 404 })
  const { data: chosen } = choice.safeParse(Object.fromEntries(await readForm(args.request)))
  if (chosen === undefined) throw new Response(null, { status: 400 })
  const { url, version, base } = chosen
  const { content } = await orErrorPage(api.story.source({ unit: name }))
  const made = applyChange(shape, content, { act: 'put', place: at, value: url })
  try {
    await api.story.saveDraft({ unit: name, version, base, content: made?.content })
    flash({ type: 'success', text: 'storyEditor:done.picture' })
    return seeOther(partPath(name, at))
  } catch (error) {
    const [problem] = problemsIn(error)
    if (problem === undefined) throw error
    if (problem.kind === 'unauthenticated') throw toLogin(args.request, args.context)
    // The draft was changed in the meantime: the page reloads with its current state and the same choice.
    flash({ type: 'error', text: `refusal:${problem.code}`, params: { ...problem.params } })
    const page = new URL(args.request.url)
    page.searchParams.set('image', url)
    return seeOther(`/admin/story/${name}/picture${page.search}`)
  }
}
