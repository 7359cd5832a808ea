import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { Differences } from './differences.tsx'
import type { LoadedPart, NamedDifference } from './edited-part.ts'
import { fieldId, partActs } from './field-id.ts'

/** The published revision of a part, the author of its draft, and links to the pages that show it. */
export function PartFacts({ part }: { part: LoadedPart }) {
  const { t } = useTranslation('storyEditor')
  const { name, published, draft, untranslated } = part
  return (
    <dl className="part-facts">
      <div>
        <dt>{t('part.now')}</dt>
        <dd>
          <PublicState part={part} />
          {published === null ? null : (
            <>
              {' '}
              <span className="meta">{dateTimeText(Date.parse(published.at))}</span>{' '}
              <Link to={`/admin/story/${name}/history`}>{t('part.history')}</Link>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('part.draft')}</dt>
        <dd>
          {draft === null ? (
            t('part.noDraft')
          ) : (
            <>
              {t('part.draftBy', { name: draft.byName, version: draft.version })}{' '}
              <span className="meta">{dateTimeText(Date.parse(draft.at))}</span>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('part.shown')}</dt>
        <dd>
          {part.pages.map(page => (
            <Link key={page} to={page}>
              {page}
            </Link>
          ))}
        </dd>
      </div>
      {untranslated === 0 ? null : (
        <div>
          <dt>{t('part.english')}</dt>
          <dd>{t('part.noEnglish', { number: untranslated })}</dd>
        </div>
      )}
    </dl>
  )
}

function PublicState({ part: { published, ships } }: { part: Pick<LoadedPart, 'published' | 'ships'> }) {
  const { t } = useTranslation('storyEditor')
  const { number = 0, byName = '', isShipped = false } = published ?? {}
  if (published !== null && !isShipped) return <>{t('state.published', { number, name: byName })}</>
  if (!ships) return <>{t(published === null ? 'state.never' : 'state.removed')}</>
  return <>{published === null ? t('state.ships') : t('state.returned', { number })}</>
}

const maxNamedParts = 12

/** The fields that must be filled in before the part can be published, each as a link. */
export function MissingPlaces({ problems }: { problems: LoadedPart['problems'] }) {
  const { t } = useTranslation('storyEditor')
  if (problems.length === 0) return null
  return (
    <section className="part-note" aria-labelledby="missing-head">
      <p id="missing-head">{t('part.missing', { number: problems.length })}</p>
      <ul>
        {problems.slice(0, maxNamedParts).map(({ path, kind, label }) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`}>{t(`problem.${kind}`, { label })}</a>
          </li>
        ))}
        {problems.length > maxNamedParts ? (
          <li>{t('part.more', { number: problems.length - maxNamedParts })}</li>
        ) : null}
      </ul>
    </section>
  )
}

interface ConflictProps {
  part: LoadedPart
  /** The differences between the other admin's draft and the typed content. */
  found: readonly NamedDifference[]
}

/** Shown when another admin saved first. The form still holds the typed content, and the next press of the button saves it. */
export function Conflict({ part: { name, draft }, found }: ConflictProps) {
  const { t } = useTranslation('storyEditor')
  return (
    <FocusedNote head={t('conflict.head')}>
      <p>{draft === null ? t('conflict.gone') : t('conflict.draft', { name: draft.byName })}</p>
      {draft === null ? null : <Differences found={found} />}
      <p>{t('conflict.hint')}</p>
      <p>
        <Link to={`/admin/story/${name}`} reloadDocument>
          {t('conflict.reopen')}
        </Link>
      </p>
    </FocusedNote>
  )
}

/** Shown inside the form when the draft is based on an older revision. Its button saves the draft on the basis of the published revision. */
export function StaleDraft({ part: { published, stale } }: { part: LoadedPart }) {
  const { t } = useTranslation('storyEditor')
  if (stale === undefined || published === null) return null
  return (
    <section className="part-note" aria-labelledby="stale-head">
      <h2 className="admin__heading" id="stale-head">
        {t('stale.head')}
      </h2>
      <p>{t('stale.text', { name: published.byName, number: published.number })}</p>
      <Differences found={stale} />
      <p>
        <ActButton act={partActs.rebase} busyLabel={t('act.saving')}>
          {t('act.rebase')}
        </ActButton>
      </p>
    </section>
  )
}

export function FocusedNote({ head, children }: { head: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [head])
  return (
    <section className="part-note part-note--bad" role="alert" aria-labelledby="note-head">
      <h2 className="admin__heading" id="note-head" ref={heading} tabIndex={-1}>
        {head}
      </h2>
      {children}
    </section>
  )
}
