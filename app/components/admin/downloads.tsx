import { useTranslation } from 'react-i18next'
import type { CsvList } from '#server/csv/csv.schema.ts'
import { AdminHead } from './admin-head.tsx'

/** All lists of the admin pages as CSV files for spreadsheets. */
export function Downloads({ lists }: { lists: readonly CsvList[] }) {
  const { t } = useTranslation('csv')
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      <ul className="downloads">
        {lists.map(list => (
          <li key={list}>
            <a className="text-link text-link--plain" href={`/admin/csv/${list}.csv`} download={`${list}.csv`}>
              {t(`list.${list}`)}
            </a>
            <span className="meta">{`${list}.csv`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
