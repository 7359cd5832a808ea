import { useTranslation } from 'react-i18next'
import type { CsvList } from '#server/csv/csv.schema.ts'

/** Link to the CSV file of a list, with the filter of the page. The browser downloads it, not the router. */
export function CsvLink({ list, query = '' }: { list: CsvList; query?: string }) {
  const { t } = useTranslation('admin')
  return (
    <a className="text-link text-link--muted" href={`/admin/csv/${list}.csv${query}`} download={`${list}.csv`}>
      {t('csv')}
    </a>
  )
}
