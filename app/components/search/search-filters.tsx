import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select, type SelectOption } from '#app/components/ui/select.tsx'
import type { SearchProblems } from '#app/forms/read-search.ts'
import { hasFilters, searchAddress, type SearchQuery } from './search-address.ts'

interface SearchFiltersProps {
  asked: SearchQuery
  boards: readonly SelectOption[]
  problems: SearchProblems
}

/** Filters a search by board, member and dates. It is open if a filter is set. */
export function SearchFilters({ asked, boards, problems }: SearchFiltersProps) {
  const { t } = useTranslation('search')
  const { query, board, member, from, until } = asked
  return (
    <Disclosure summary={t('narrow.summary')} open={hasFilters(asked)} className="narrowing" key={searchAddress(asked)}>
      <div className="narrowing__fields">
        <Select
          name="board"
          id="search-board"
          label={t('narrow.board')}
          defaultValue={board}
          options={[{ value: '', label: t('narrow.anyBoard') }, ...boards]}
          error={problems.board}
        />
        <Field
          name="member"
          id="search-member"
          label={t('narrow.member')}
          defaultValue={member}
          error={problems.member}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          name="from"
          id="search-from"
          type="date"
          label={t('narrow.from')}
          defaultValue={from}
          error={problems.from}
        />
        <Field
          name="until"
          id="search-until"
          type="date"
          label={t('narrow.until')}
          defaultValue={until}
          error={problems.until}
        />
      </div>
      <p className="narrowing__acts">
        <Button type="submit">{t('submit')}</Button>
        {hasFilters(asked) ? <Link to={searchAddress({ query })}>{t('narrow.clear')}</Link> : null}
      </p>
    </Disclosure>
  )
}
