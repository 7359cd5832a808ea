import { useEffect, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { listen } from '#app/components/ui/add-listeners.ts'
import { classNames } from '#app/components/ui/class-names.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { PledgeStreamItem } from './pledge-stream-items.ts'
import { lanes } from './pledge-stream-lanes.ts'
import { usePledgeStream, type MovingPledge } from './use-pledge-stream.ts'
import { useMotionPaused } from './use-motion-paused.ts'

interface PledgeStreamProps {
  pledges: readonly PledgeStreamItem[]
  /** Pledges that are shown first: the reader's own, and newly approved ones. */
  arrivals: readonly PledgeStreamItem[]
  onOpen: (pledge: PledgeStreamItem) => void
}

/**
 * The animated stream of pledges. It pauses on hover, on focus, in a hidden tab, by its button, and with all other motion
 * (docs/product.md#stream-of-pledges). With reduced motion it stays empty and the list is shown instead.
 */
export function PledgeStream({ pledges, arrivals, onOpen }: PledgeStreamProps) {
  const { t } = useTranslation('pledge')
  const [held, setHeld] = useState(false)
  const [watched, setWatched] = useState(false)
  const visible = useVisibleTab()
  const motionPaused = useMotionPaused()
  const { items, drop, enqueue } = usePledgeStream(pledges, visible && !held && !watched && !motionPaused)
  useEffect(() => {
    arrivals.forEach(enqueue)
  }, [arrivals, enqueue])
  return (
    <div className={classNames('stream only-scripted', items.length > 0 && 'has-lanterns')}>
      <div className="stream__bar grid">
        <h3 className="stream__title">{t('stream.title')}</h3>
        <button type="button" className="stream__hold" aria-pressed={held} onClick={() => setHeld(!held)}>
          <Icon icon={held ? Play : Pause} /> {t(held ? 'stream.play' : 'stream.pause')}
        </button>
      </div>
      <div
        className={classNames('stream__river', (held || watched || !visible) && 'is-held')}
        role="group"
        aria-label={t('stream.region')}
        onMouseEnter={() => setWatched(true)}
        onMouseLeave={() => setWatched(false)}
        onFocus={() => setWatched(true)}
        onBlur={() => setWatched(false)}
      >
        {items.map(item => (
          <PledgeButton key={item.key} item={item} onOpen={onOpen} onGone={drop} />
        ))}
      </div>
    </div>
  )
}

interface PledgeButtonProps {
  item: MovingPledge
  onOpen: (pledge: PledgeStreamItem) => void
  onGone: (key: number) => void
}

function PledgeButton({ item, onOpen, onGone }: PledgeButtonProps) {
  const { pledge, lane, takes, offset, low, key, shown } = item
  const place: CSSProperties = {
    top: lanes.top + lane * lanes.height,
    animationDuration: `${takes}ms`,
    animationDelay: `${-offset}ms`,
  }
  return (
    <div className="lantern" style={place} onAnimationEnd={() => onGone(key)}>
      <button
        type="button"
        className={classNames('lantern__text', low && 'is-low', pledge.state !== 'approved' && 'is-waiting')}
        onClick={() => onOpen(pledge)}
      >
        <span className="lantern__message" lang={langOf(pledge.language)}>
          {shown}
        </span>{' '}
        <span className="lantern__grade">{pledge.grade}</span>
      </button>
    </div>
  )
}

function useVisibleTab(): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    const look = () => setVisible(!document.hidden)
    return listen(document, ['visibilitychange'], look)
  }, [])
  return visible
}
