import { Form, useSubmit } from '@remix-run/react'
import Search from 'lucide-react/icons/search'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/components/ui/icon.tsx'
import { SearchInput } from './search-input.tsx'
import type { SearchScope } from './search-scope.ts'

interface SearchFieldProps {
  /** The current search terms. */
  query?: string
  /** The id of the field; a page may have two of them. */
  id?: string
  within?: SearchScope
  /** Names the scope of the search, if it is limited. */
  label?: string
  /** Further fields of the same form. */
  children?: ReactNode
}

/** A search field that leads to the search page. */
export function SearchField({ query = '', id = 'search', within, label, children }: SearchFieldProps) {
  const { t } = useTranslation('search')
  const submit = useSubmit()
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    submit(readFields(new FormData(event.currentTarget)), { action: '/search' })
  }
  return (
    <Form method="get" action="/search" role="search" className="search-form" onSubmit={onSubmit}>
      <div className="search-field">
        <label className="visually-hidden" htmlFor={id}>
          {label ?? t('label')}
        </label>
        <SearchInput id={id} query={query} placeholder={label ?? t('placeholder')} within={within} />
        <button type="submit" className="search-field__button">
          <Icon icon={Search} label={t('submit')} />
        </button>
      </div>
      {within?.board === undefined ? null : <input type="hidden" name="board" value={within.board} />}
      {within?.member === undefined ? null : <input type="hidden" name="member" value={within.member} />}
      {children}
    </Form>
  )
}

/** Returns the query of the search; empty fields are omitted. */
function readFields(fields: FormData): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of fields)
    if (typeof value === 'string' && (name === 'q' || value !== '')) asked.set(name, value)
  return asked
}
