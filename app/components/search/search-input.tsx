import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { Link } from '#app/components/ui/link.tsx'
import { useTypedBefore } from '#app/components/ui/use-typed-text.ts'
import type { Suggestion } from '#server/search/search.schema.ts'
import { Marked } from './marked-hits.tsx'
import { useSuggestions } from './use-suggestions.ts'
import type { SearchScope } from './search-scope.ts'

interface SearchInputProps {
  id: string
  query: string
  placeholder: string
  within: SearchScope | undefined
}

/** A search field with suggestions: arrows choose, Enter opens the chosen one or searches, Escape closes. */
export function SearchInput({ id, query, placeholder, within }: SearchInputProps) {
  const { t } = useTranslation('search')
  const list = useId()
  const field = useField(query)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, within)
  const isOpen = suggestions.length > 0
  useTypedBefore(field, true)
  const chosen = Math.min(active, suggestions.length - 1)

  function close(): void {
    setTyped('')
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    // Arrow down before there are suggestions, and after Escape, chooses the first one as soon as they are shown.
    if (!isOpen && event.key === 'ArrowDown') {
      setTyped(event.currentTarget.value)
      setActive(0)
    }
    if (!isOpen && event.key === 'Enter') close()
    if (!isOpen) return
    // One position more than there are suggestions: the field itself.
    const places = suggestions.length + 1
    const option = chosen < 0 ? null : document.getElementById(`${list}-${chosen}`)
    if (event.key === 'ArrowDown') setActive(((chosen + 2) % places) - 1)
    else if (event.key === 'ArrowUp') setActive(((chosen + 1 + suggestions.length) % places) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter') {
      close()
      if (option === null) return
      option.click()
    } else return
    event.preventDefault()
  }

  return (
    <div className="search-field__box" onBlur={event => (staysInside(event) ? undefined : close())}>
      <input
        ref={field}
        className="search-field__input"
        type="search"
        name="q"
        id={id}
        defaultValue={query}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && chosen >= 0 ? `${list}-${chosen}` : undefined}
        onInput={event => {
          const { currentTarget } = event
          // A page restored by the browser fires this event without user input.
          if (currentTarget === document.activeElement) setTyped(currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen ? <Options list={list} suggestions={suggestions} chosen={chosen} onTake={close} /> : null}
      <p role="status" className="visually-hidden">
        {isOpen ? t('suggested', { number: suggestions.length }) : ''}
      </p>
    </div>
  )
}

/** Returns the field. It gets the query of the page when that changes, and stays the same element, which keeps the focus. */
function useField(query: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query || field.current === null) return
    shown.current = query
    field.current.value = query
  }, [query])
  return field
}

const staysInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget)

interface OptionsProps {
  list: string
  suggestions: readonly Suggestion[]
  chosen: number
  onTake: () => void
}

function Options({ list, suggestions, chosen, onTake }: OptionsProps) {
  const { t } = useTranslation('search')
  return (
    <div className="search-field__options" id={list} role="listbox" aria-label={t('suggestions')}>
      {suggestions.map(({ kind, path, title, language }, index) => (
        <Link
          key={path}
          id={`${list}-${index}`}
          to={path}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classNames('search-field__option', index === chosen && 'is-active')}
          // Keeps the focus in the field until the link is followed.
          onMouseDown={event => event.preventDefault()}
          onClick={onTake}
        >
          <span className="search-field__title" lang={language === undefined ? undefined : tagOf[language]}>
            <Marked segments={title} />
          </span>
          <span className="search-field__kind">{t(`kinds.${kind}`)}</span>
        </Link>
      ))}
    </div>
  )
}

const tagOf = { zh: 'zh-CN', en: 'en' } as const
