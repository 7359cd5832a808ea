import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { classNames } from '#app/components/ui/class-names.ts'
import { measureOnWindowEvents } from '#app/components/ui/add-listeners.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { scrollBehavior, scrollToSection } from './scroll-to-section.ts'

const chapters = ['timeline', 'mission', 'alumni', 'future'] as const
type Chapter = (typeof chapters)[number]

const shownFrom = 200
const activeOffset = 200
const topShownFrom = 500

/** Navigation between the chapters of Home, with the current one marked (docs/product.md#home). */
export function SideNav() {
  const { t } = useTranslation('home')
  const { shown, top, active } = useWhereabouts()
  function go(event: MouseEvent, chapter: Chapter): void {
    event.preventDefault()
    history.replaceState(history.state, '', `#${chapter}`)
    scrollToSection(chapter)
  }
  return (
    <>
      <nav className={classNames('side', shown && 'is-shown')} aria-label={t('side.label')}>
        <ol>
          {chapters.map(chapter => (
            <li key={chapter}>
              <a
                href={`#${chapter}`}
                className="side__link"
                aria-current={chapter === active ? 'true' : undefined}
                onClick={event => go(event, chapter)}
              >
                <span>{t(`side.${chapter}`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <button
        type="button"
        className={classNames('to-top', top && 'is-shown')}
        aria-label={t('side.top')}
        onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
      >
        <Icon icon={ArrowUp} />
      </button>
    </>
  )
}

/** Returns the last chapter whose top is at or above the scroll position + 200 pixels. */
export function activeChapter(tops: readonly { id: Chapter; top: number }[], scrolled: number): Chapter | undefined {
  const passed = tops.filter(({ top }) => top <= scrolled + activeOffset)
  return passed[passed.length - 1]?.id
}

function useWhereabouts() {
  const [whereabouts, setWhereabouts] = useState<{ shown: boolean; top: boolean; active: Chapter | undefined }>({
    shown: false,
    top: false,
    active: undefined,
  })
  useEffect(() => {
    return measureOnWindowEvents(['scroll', 'resize'], () => {
      const tops = chapters.map(id => ({
        id,
        top: (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY,
      }))
      const next = { shown: scrollY >= shownFrom, top: scrollY >= topShownFrom, active: activeChapter(tops, scrollY) }
      setWhereabouts(known =>
        known.shown === next.shown && known.top === next.top && known.active === next.active ? known : next,
      )
    })
  }, [])
  return whereabouts
}
