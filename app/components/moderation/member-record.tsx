import { useTranslation } from 'react-i18next'
import { auditQueryString } from '#app/components/admin/audit-address.ts'
import { queueAddress } from '#app/components/admin/queue-address.ts'
import { Link } from '#app/components/ui/link.tsx'
import { dateText, dateTimeText } from '#app/i18n/time-text.ts'
import type { MemberRecord as Record } from '#server/account/managed-member.schema.ts'
import { binAddress, textListAddress } from './text-list-address.ts'

interface MemberRecordProps {
  member: { id: number; username: string; createdAt: string }
  record: Record
}

const counted = ['shown', 'waiting', 'hidden', 'reports'] as const

/** The number of a member's texts in each status, each linked to the list of them. */
export function MemberRecord({ member: { id, username, createdAt }, record }: MemberRecordProps) {
  const { t } = useTranslation('adminMembers')
  const { texts, removed, suspension } = record
  const written = texts.filter(({ shown, waiting, hidden }) => shown + waiting + hidden > 0)
  return (
    <>
      <p className="meta">{t('record.lead', { date: dateText(Date.parse(createdAt)) })}</p>
      {suspension === null ? null : (
        <p className="settings__said is-bad">
          {t('record.suspended', { time: dateTimeText(Date.parse(suspension.until)), reason: suspension.reason })}
        </p>
      )}
      {written.length === 0 ? <p>{t('record.none')}</p> : <Table texts={written} />}
      {removed === 0 ? null : <p className="meta">{t('record.removed', { number: removed })}</p>}
      <p className="admin__ways">
        <Link to={textListAddress({ member: username })}>{t('record.all')}</Link>
        <Link to={queueAddress({ member: username })}>{t('record.queue')}</Link>
        <Link to={binAddress({ member: username })}>{t('record.bin')}</Link>
        <Link to={`/admin/audit${auditQueryString({ search: `member ${id}` })}`}>{t('record.audit')}</Link>
      </p>
    </>
  )
}

function Table({ texts }: Pick<Record, 'texts'>) {
  const { t } = useTranslation('adminMembers')
  return (
    <table className="member-record">
      <thead>
        <tr>
          <th scope="col">{t('record.kind')}</th>
          {counted.map(name => (
            <th scope="col" key={name}>
              {t(`record.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map(text => (
          <tr key={text.type}>
            <th scope="row">{t(`record.texts.${text.type}`)}</th>
            {counted.map(name => (
              <td className="figures" key={name}>
                {text[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
