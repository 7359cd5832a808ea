import { data, type ActionFunctionArgs } from '@remix-run/node'
import type { Params } from '@remix-run/react'
import type { FormResult } from '#app/components/form/form-result.ts'
import { update } from '#app/content/editing/change-content.ts'
import { emptyOf, shapeOf } from '#app/content/editing/form-shape-of-schema.ts'
import { entries, isCollection, type CollectionName } from '#app/content/editing/editable-parts.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { requireRight } from './page-guards.ts'
import { isRefusedAs } from './refusal-checks.ts'
import { readForm, seeOther } from './submit.ts'
import { partPath } from './story-part-param.ts'

/** Returns the collection that the URL names, or throws a 404. */
export function collectionParam({ params }: { params: Params }): CollectionName {
  const collection = params['pool'] ?? ''
  if (!isCollection(collection)) throw new Response(null, { status: 404 })
  return collection
}

const keyPatterns = { year: /^[12]\d{3}$/, key: /^[a-z][a-z0-9-]{0,39}$/ }

/** Creates an empty draft of an entry with the given name. */
export async function newStoryEntryAction(args: ActionFunctionArgs) {
  requireRight(args, 'story')
  const collection = collectionParam(args)
  const { api, locale, flash } = args.context
  const sent = await readForm(args.request)
  const [act, key] = [textField(sent, 'act'), textField(sent, 'key').trim()]
  const isYear = collection === 'eras' || collection === 'steps'
  const t = textsOf(locale, 'storyEditor')
  const refuse = (reason: string, status: number) => {
    const result: FormResult = { values: { act, key }, errors: { key: [reason] }, message: undefined }
    return data(result, { status })
  }
  if (!keyPatterns[isYear ? 'year' : 'key'].test(key)) return refuse(t(isYear ? 'fresh.badYear' : 'fresh.badKey'), 422)
  const part = `${collection}.${key}`
  const isTaken = (await api.story.states()).some(state => state.unit === part) || (await isShipped(api, part))
  if (isTaken) return refuse(t('fresh.taken'), 409)
  const content = update(emptyOf(shapeOf(entries[collection])), [isYear ? 'year' : 'key'], () =>
    isYear ? Number(key) : key,
  )
  try {
    await api.story.saveDraft({ unit: part, version: 0, base: 0, content })
  } catch (error) {
    // Another admin created it at the same moment.
    if (isRefusedAs(error, 'conflict')) return refuse(t('fresh.taken'), 409)
    throw error
  }
  flash({ type: 'success', text: 'storyEditor:done.begun' })
  return seeOther(partPath(part))
}

function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function isShipped(api: ActionFunctionArgs['context']['api'], part: string): Promise<boolean> {
  try {
    return (await api.story.source({ unit: part })).ships
  } catch (error) {
    if (isRefusedAs(error, 'missing')) return false
    throw error
  }
}
