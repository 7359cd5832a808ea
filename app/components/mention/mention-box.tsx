import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { typedMention, completeMention, type TypedMention } from './typed-mention.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useAnnouncedOption } from './use-announced-option.ts'

interface MentionBoxProps {
  /** The post or article that the text belongs to. Members who wrote there are suggested first. */
  postId?: number | undefined
  articleId?: number | undefined
  /** The text area. */
  children: ReactNode
}

/** Wraps a text area and suggests members after an @ and two letters. Arrow keys choose, Enter and Tab accept, Escape closes. */
export function MentionBox({ children, ...place }: MentionBoxProps) {
  const { t } = useTranslation('mention')
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  const [asked, setAsked] = useState<TypedMention>()
  const [active, setActive] = useState(0)
  const members = useSuggestions(asked?.text, place)
  const isOpen = asked !== undefined && members.length > 0
  const chosen = Math.min(active, members.length - 1)
  useAnnouncedOption(box, { list, chosen: isOpen ? `${list}-${chosen}` : undefined })

  function close(): void {
    setAsked(undefined)
    setActive(0)
  }

  function onInput({ target, isTrusted }: FormEvent): void {
    // A restored draft dispatches an untrusted input event, which must not open the suggestions.
    if (!isTrusted || !(target instanceof HTMLTextAreaElement)) return
    setAsked(typedMention(target))
    setActive(0)
  }

  function choose(index: number): void {
    const area = box.current?.querySelector('textarea')
    const member = members[index]
    if (area == null || asked === undefined || member === undefined) return
    completeMention(area, asked, member.username)
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen || event.nativeEvent.isComposing) return
    const { length } = members
    if (event.key === 'ArrowDown') setActive((chosen + 1) % length)
    else if (event.key === 'ArrowUp') setActive((chosen + length - 1) % length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={box} className="mention-box" onInput={onInput} onKeyDownCapture={onKeyDown} onBlur={close}>
      {children}
      {isOpen ? (
        <div className="mention-box__list" id={list} role="listbox" aria-label={t('members')}>
          {members.map(({ id, username, avatar }, index) => (
            <div
              key={id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={classNames('mention-box__member', index === chosen && 'is-active')}
              // Keeps the focus in the text. Touch screens send mouse events only after the finger is lifted, so the option must still be there.
              onMouseDown={event => event.preventDefault()}
              onMouseUp={() => choose(index)}
            >
              <Avatar name={username} src={avatar} size="small" />
              {username}
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="visually-hidden">
        {isOpen ? t('found', { number: members.length }) : ''}
      </p>
    </div>
  )
}
