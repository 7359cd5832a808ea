import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { AuditedNoun } from '#server/audit/audit.schema.ts'
import { auditActionNames } from './audit-action-names.ts'
import { auditQueryString, type AuditQuery } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import { CsvLink } from './csv-link.tsx'

interface AuditEntry {
  id: number
  adminName: string
  act: string
  target: string
  /** The name of the account that the act changed. */
  username: string | null
  /** JSON; empty if there is nothing to show. */
  before: string
  after: string
  at: string
}

interface AuditProps {
  acts: readonly AuditEntry[]
  asked: AuditQuery
  nouns: readonly AuditedNoun[]
  page: number
  total: number
  totalPages: number
  now: string
}

/** The audit log: who did what and when, with the values before and after (docs/product.md#audit). */
export function Audit({ acts, asked, nouns, page, total, totalPages, now }: AuditProps) {
  const { t } = useTranslation('audit')
  const auditAddress = (at: number) => `/admin/audit${auditQueryString(asked.filter, at)}`
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      <AuditFilters asked={asked} nouns={nouns} />
      <p className="admin__ways">
        <span className="meta" role="status">
          {t('found', { number: total })}
        </span>
        <CsvLink list="audit" query={auditQueryString(asked.filter)} />
      </p>
      {acts.length === 0 ? (
        <Nothing isAll={asked.isAll} isBeyond={total > 0} first={auditAddress(1)} />
      ) : (
        <ol className="reviews audit" aria-label={t('list')}>
          {acts.map(act => (
            <Row key={act.id} {...act} now={now} />
          ))}
        </ol>
      )}
      {totalPages > 1 || page > 1 ? <Pager page={page} pages={totalPages} total={total} link={auditAddress} /> : null}
    </>
  )
}

function Nothing({ isAll, isBeyond, first }: { isAll: boolean; isBeyond: boolean; first: string }) {
  const { t } = useTranslation('audit')
  if (isBeyond) return <EmptyState title={t('emptyPage')} action={<Link to={first}>{t('firstPage')}</Link>} />
  if (isAll) return <EmptyState title={t('none')} />
  return <EmptyState title={t('noneFound')} action={<Link to="/admin/audit">{t('all')}</Link>} />
}

function Row({ adminName, act, target, username, before, after, at, now }: AuditEntry & { now: string }) {
  const { t } = useTranslation('audit')
  const name = auditActionNames.find(known => known === act.replace('.', '_'))
  return (
    <li className="audit__act">
      <p>
        <strong>{name === undefined ? act : t(`act.${name}`)}</strong> <span className="meta">{target}</span>
        {username === null ? null : (
          <>
            {' '}
            <Link to={`/admin/members/${target.replace('member ', '')}`}>{username}</Link>
          </>
        )}
      </p>
      <p className="review__facts meta">
        <span>{adminName === '' ? t('bySite') : adminName}</span>
        <span>{dateTimeText(Date.parse(at))}</span>
        <RelativeTime at={at} now={now} />
      </p>
      {before === '' && after === '' ? null : (
        <Disclosure summary={t('compare')} className="audit__compare">
          <Side name={t('before')} text={before} />
          <Side name={t('after')} text={after} />
        </Disclosure>
      )}
    </li>
  )
}

function Side({ name, text }: { name: string; text: string }) {
  if (text === '') return null
  return (
    <>
      <p className="meta">{name}</p>
      <pre className="audit__side">{text}</pre>
    </>
  )
}
