import { Form } from '@remix-run/react'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/components/ui/icon.tsx'

interface SearchFieldProps {
  /** What was searched for. */
  query?: string
  /** The search page carries one field, and the list another. */
  id?: string
}

/** One field that leads to the search page. */
export function SearchField({ query = '', id = 'search' }: SearchFieldProps) {
  const { t } = useTranslation('search')
  return (
    <Form method="get" action="/search" role="search" className="search-field">
      <label className="visually-hidden" htmlFor={id}>
        {t('label')}
      </label>
      <input
        key={query}
        className="search-field__input"
        type="search"
        name="q"
        id={id}
        defaultValue={query}
        placeholder={t('placeholder')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className="search-field__button">
        <Icon icon={Search} label={t('submit')} />
      </button>
    </Form>
  )
}
