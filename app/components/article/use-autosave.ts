import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { handlesOwnErrors, trpc } from '#app/browser/trpc-hooks.tsx'
import { problemIn } from '#app/browser/failure-toast.ts'
import { listen } from '#app/components/ui/add-listeners.ts'
import type { ArticleSource } from '#server/article/article.schema.ts'

export interface Saving {
  /** True for a draft that the server has stored. A published article is not autosaved, because readers must not see half a sentence. */
  isOn: boolean
  version: number
  /** `overtaken`: another user has saved; Save then shows both texts. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'overtaken'
  /** Time of the last attempt to save, in milliseconds since the epoch; 0 before the first. */
  at: number
}

/** Milliseconds after the last input. */
const pause = 3000

/** Autosaves a stored draft while its author types, with the version of the last save. A conflict is resolved when the form is sent. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  source: Pick<ArticleSource, 'id' | 'status' | 'version'> | undefined,
  newest: number | undefined,
): Saving {
  const isOn = source?.status === 'draft'
  const id = source?.id
  const [saving, setSaving] = useState<Omit<Saving, 'isOn'>>({ version: source?.version ?? 1, state: 'idle', at: 0 })
  const version = useRef(saving.version)
  const known = Math.max(newest ?? 1, source?.version ?? 1)
  useEffect(() => {
    version.current = Math.max(version.current, known)
  }, [known])

  const { client } = trpc.useUtils()
  const { mutate } = useMutation({
    // Saves run one after another, because each needs the version that the previous one returned.
    scope: { id: useId() },
    meta: handlesOwnErrors,
    mutationFn: ({ of, element }: { of: number; element: HTMLFormElement }) =>
      client.article.edit.mutate({ id: of, version: version.current, ...readDraft(element) }),
    onMutate: () => setSaving(before => ({ ...before, state: 'saving' })),
    onSuccess: saved => {
      version.current = saved.version
      setSaving({ version: saved.version, state: 'saved', at: Date.now() })
    },
    onError: error => {
      const isOvertaken = problemIn(error)?.code === 'article.changed_meanwhile'
      setSaving({ version: version.current, state: isOvertaken ? 'overtaken' : 'failed', at: Date.now() })
    },
  })

  useEffect(() => {
    const element = form.current
    if (!isOn || id === undefined || element === null) return undefined
    return whenPaused(element, () => mutate({ of: id, element }))
  }, [form, id, isOn, mutate])
  return { ...saving, version: Math.max(saving.version, known), isOn }
}

/** Calls `act` after a pause in typing, unless the form itself was submitted meanwhile. */
function whenPaused(form: HTMLFormElement, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [
    listen(form, ['input'], () => {
      clearTimeout(timer)
      timer = setTimeout(act, pause)
    }),
    listen(form, ['submit'], () => clearTimeout(timer)),
  ]
  return () => {
    clearTimeout(timer)
    stops.forEach(stop => stop())
  }
}

function readDraft(form: HTMLFormElement) {
  const written = new FormData(form)
  const text = (name: string) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    title: text('title'),
    content: text('content'),
    summary: text('summary'),
    coverImage: text('coverImage'),
    category: text('category'),
    tags: tagsIn(text('tags')),
  }
}

const tagsIn = (line: string) => line.split(/[,，、;；\s#]+/u).filter(tag => tag !== '')
