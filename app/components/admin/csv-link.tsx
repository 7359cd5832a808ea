import { useTranslation } from 'react-i18next'
import type { CsvList } from '#server/csv/csv.schema.ts'

/** The file of a list, narrowed as the page is. The browser fetches it, not the router. */
export function CsvLink({ list, query = '' }: { list: CsvList; query?: string }) {
  const { t } = useTranslation('admin')
  return (
    <a className="text-link text-link--muted" href={`/admin/csv/${list}.csv${query}`} download={`${list}.csv`}>
      {t('csv')}
    </a>
  )
}
