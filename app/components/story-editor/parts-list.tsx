import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import type { PartState } from '#server/story/story.schema.ts'

export interface PartRow {
  name: string
  label: string
  state: Omit<PartState, 'unit' | 'title'> | undefined
  /** False for an entry that no list contains. */
  isListed: boolean
}

export interface PartGroup {
  id: string
  label: string
  orders: readonly PartRow[]
  rows: readonly PartRow[]
  /** The label of the link to a new entry; undefined if none can be added. */
  add: string | undefined
}

/** All parts of the story with their status. */
export function PartsList({ groups }: { groups: readonly PartGroup[] }) {
  const { t } = useTranslation('storyEditor')
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      {groups.map(({ id, label, orders, rows, add }) => (
        <section key={id} className="parts-group" aria-labelledby={`group-${id}`}>
          <h2 className="admin__heading" id={`group-${id}`}>
            {label}
          </h2>
          <ul className="parts-rows">
            {[...rows, ...orders].map(row => (
              <Row key={row.name} {...row} />
            ))}
          </ul>
          {add === undefined ? null : (
            <p>
              <TextLink to={`/admin/story/new/${id}`} tone="onward">
                {add}
              </TextLink>
            </p>
          )}
        </section>
      ))}
    </>
  )
}

function Row({ name, label, state, isListed }: PartRow) {
  const { t } = useTranslation('storyEditor')
  const isGone = state !== undefined && !state.isThere && state.draft === null
  const untranslated = state?.untranslated ?? 0
  return (
    <li className="parts-row">
      <Link className="parts-row__name" to={isGone ? `/admin/story/${name}/history` : `/admin/story/${name}`}>
        {label}
      </Link>
      <span className="parts-row__state meta">
        <PublicWords state={state} />
        {isListed || isGone ? null : <Badge>{t('state.hidden')}</Badge>}
        {untranslated === 0 ? null : <Badge tone="warn">{t('state.noEnglish', { number: untranslated })}</Badge>}
        {state?.draft == null ? null : <Badge tone="water">{t('state.draft', { name: state.draft.byName })}</Badge>}
      </span>
    </li>
  )
}

function PublicWords({ state }: Pick<PartRow, 'state'>) {
  const { t } = useTranslation('storyEditor')
  if (state === undefined) return <span>{t('state.ships')}</span>
  const { published, isThere } = state
  if (!isThere) return <span>{t(published === null ? 'state.never' : 'state.removed')}</span>
  if (published === null) return <span>{t('state.ships')}</span>
  const { number, byName, isShipped } = published
  return <span>{isShipped ? t('state.returned', { number }) : t('state.published', { number, name: byName })}</span>
}
