import { Form, useLocation } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import type { EditedPart, LoadedPart } from './edited-part.ts'
import { EntryOrder } from './entry-order.tsx'
import { partActs } from './field-id.ts'
import { PartFields } from './part-fields.tsx'
import { StaleDraft } from './part-notes.tsx'

interface PartFormProps {
  part: LoadedPart
  /** The typed values that could not be saved, shown instead of the saved ones. */
  typed?: unknown
  at: string
}

/** All buttons belong to one form. Each sends all fields, which are saved before the act of the button. */
export function PartForm({ part, typed, at }: PartFormProps) {
  const { t } = useTranslation('storyEditor')
  const { draft, number, stale } = part
  const version = draft?.version ?? 0
  const edited = useMemo<EditedPart>(() => {
    const problems = draft === null ? [] : part.problems
    return { content: typed ?? part.content, problems: new Map(problems.map(({ path, kind }) => [path, kind])), at }
  }, [part, typed, draft, at])
  const form = useRef<HTMLFormElement>(null)
  useFocusAt(form, at, version)
  // An editor who compares both versions has seen the published one, so this button sends its number.
  const base = draft?.base ?? number
  return (
    <Form ref={form} method="post" className="part-form" noValidate preventScrollReset>
      <button
        type="submit"
        name="act"
        value={partActs.save}
        className="act-form__enter"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="number" value={number} />
      {stale === undefined ? null : <StaleDraft part={part} />}
      <div key={version} className="part-form__fields">
        {part.entries === undefined ? (
          part.shape.kind === 'group' ? (
            <PartFields part={edited} parts={part.shape.parts} path="" />
          ) : null
        ) : (
          <EntryOrder part={edited} entries={part.entries} />
        )}
      </div>
      <div className="part-form__acts">
        <ActButton act={partActs.save} variant="primary" busyLabel={t('act.saving')}>
          {t('act.save')}
        </ActButton>
        {part.pages.map(page => (
          <ActButton key={page} act={`${partActs.preview} ${page}`} busyLabel={t('act.previewing')}>
            {t('act.preview', { page })}
          </ActButton>
        ))}
        <ActButton act={partActs.publish} busyLabel={t('act.publishing')}>
          {t('act.publish')}
        </ActButton>
        {draft === null ? null : (
          <ActButton act={partActs.drop} variant="danger" busyLabel={t('act.dropping')}>
            {t('act.drop')}
          </ActButton>
        )}
      </div>
    </Form>
  )
}

/** Scrolls to an item that was added or moved, and focuses it. */
function useFocusAt(form: { current: HTMLFormElement | null }, at: string, version: number): void {
  const { hash } = useLocation()
  useEffect(() => {
    const goal = at === '' || hash === '' ? null : document.getElementById(hash.slice(1))
    if (goal === null || form.current?.contains(goal) !== true) return
    goal.scrollIntoView({ block: 'center' })
    goal.focus({ preventScroll: true })
  }, [form, at, hash, version])
}
