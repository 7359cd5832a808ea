import { TorchMark } from '#app/components/ui/torch-mark.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useTranslation } from 'react-i18next'
import { CachedPart } from '#app/components/reused-markup/cached-part.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { AccountArea, GuestMenu, type Member } from './account-menu.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { ChapterLinks } from './chapter-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { MotionSwitch } from './motion-switch.tsx'
import { useCurrentLink } from './use-current-link.ts'
import { useBarScroll } from './use-bar-scroll.ts'

interface TopBarProps {
  title: string
  me: Member | null
  unreadNotices: number
  /** True if the bar lies over the first picture of the page, as on Home. */
  isOver: boolean
}

/** The top bar of every page (docs/product.md#top-bar). */
export function TopBar({ title, me, unreadNotices, isOver }: TopBarProps) {
  const { t } = useTranslation('shell')
  const current = useCurrentLink()
  const { scrolled, hidden, show } = useBarScroll()
  const className = classNames('bar', isOver && 'bar--over', scrolled && 'is-scrolled', hidden && 'is-hidden')
  return (
    <header className={className} data-ground={isOver && !scrolled ? 'night' : undefined} onFocus={show}>
      <div className="bar__line">
        <CachedPart part="brand" by={[title]}>
          <Brand title={title} />
        </CachedPart>
        <nav className="bar__chapters" aria-label={t('navLabel')}>
          <CachedPart part="chapters" by={[current]}>
            <ChapterLinks className="chapters" />
          </CachedPart>
        </nav>
        <div className="bar__tools">
          {me === null ? (
            <CachedPart part="guest menu" by={[current]}>
              <GuestMenu />
            </CachedPart>
          ) : null}
          <CachedPart part="motion switch">
            <MotionSwitch />
          </CachedPart>
          <LanguageToggle />
          <AccountArea me={me} />
        </div>
        {me === null ? null : <NoticeBell unread={unreadNotices} />}
        <MobileMenu me={me} />
      </div>
    </header>
  )
}

/** The torch and the title of the site, linked to Home. */
function Brand({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <Link to="/" className="brand" aria-label={t('brandLabel', { title })}>
      <TorchMark />
      <span className="brand__title">{title}</span>
    </Link>
  )
}
