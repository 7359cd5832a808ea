import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadRpc } from '#app/browser/rpc.ts'
import { problemIn } from '#app/browser/tell-failure.ts'
import { listen } from '#app/components/ui/listen.ts'
import type { ArticleSource } from '#server/article/article.schema.ts'

export interface Saving {
  /** Only drafts that the server knows are saved by themselves: readers must not see half a sentence. */
  isOn: boolean
  version: number
  /** `overtaken`: somebody else has saved; pressing Save shows both texts. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'overtaken'
  /** When it was saved last. */
  at: number
}

/** After the last key. */
const pause = 3000

/** Saves a draft of the server's while one writes, under the version that was saved last; a conflict is left to the form to tell. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  source: Pick<ArticleSource, 'id' | 'status' | 'version'> | undefined,
  newest: number | undefined,
): Saving {
  const isOn = source?.status === 'draft'
  const id = source?.id
  const [saving, setSaving] = useState<Omit<Saving, 'isOn'>>({ version: source?.version ?? 1, state: 'idle', at: 0 })
  const version = useRef(saving.version)
  useEffect(() => {
    const known = Math.max(newest ?? 1, source?.version ?? 1)
    if (known <= version.current) return
    version.current = known
    setSaving(before => ({ ...before, version: known }))
  }, [newest, source?.version])

  useEffect(() => {
    const element = form.current
    if (!isOn || id === undefined || element === null) return undefined
    return whenPaused(element, async () => {
      setSaving(before => ({ ...before, state: 'saving' }))
      const saved = await save(id, version.current, element)
      if (typeof saved === 'number') version.current = saved
      setSaving({ version: version.current, state: typeof saved === 'number' ? 'saved' : saved, at: Date.now() })
    })
  }, [form, id, isOn])
  return { ...saving, isOn }
}

/** Acts when typing has rested, one act after another, and not while the form itself is on its way. */
function whenPaused(form: HTMLFormElement, act: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let acting: Promise<void> = Promise.resolve()
  const stops = [
    listen(form, ['input'], () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        acting = acting.then(act)
      }, pause)
    }),
    listen(form, ['submit'], () => clearTimeout(timer)),
  ]
  return () => {
    clearTimeout(timer)
    stops.forEach(stop => stop())
  }
}

/** The new version, or why it was not saved. */
async function save(id: number, version: number, form: HTMLFormElement): Promise<number | 'failed' | 'overtaken'> {
  const written = new FormData(form)
  const text = (name: string) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  try {
    const rpc = await loadRpc()
    const saved = await rpc.article.edit.mutate({
      id,
      version,
      title: text('title'),
      content: text('content'),
      summary: text('summary'),
      coverImage: text('coverImage'),
      category: text('category'),
      tags: tagsIn(text('tags')),
    })
    return saved.version
  } catch (error) {
    return problemIn(error)?.code === 'article.changed_meanwhile' ? 'overtaken' : 'failed'
  }
}

const tagsIn = (line: string) => line.split(/[,，、;；\s#]+/u).filter(tag => tag !== '')
