import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import type { BlessingsTexts } from '#app/content/pages/blessings.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { wallAddress, type Wall, type WallView } from '#app/components/blessings/wall-view.ts'
import { BlessingForm } from './blessing-form.tsx'
import { BlessingEntry } from './blessing-entry.tsx'
import { useWall } from './use-wall.ts'
import { WallTools } from './wall-filters.tsx'

interface BlessingWallProps {
  words: BlessingsTexts
  view: WallView
  wall: Wall
  limit: number
  stamp: string
  now: string
  notice: string | null
  result: FormResult | undefined
}

/** The wall of blessings, with the form for a new one (docs/product.md#blessings-page). */
export function BlessingWall({ words, view, wall, limit, stamp, now, notice, result }: BlessingWallProps) {
  const { t } = useTranslation('blessing')
  const { blessings, waiting, arrived, more, isEnd, hasReadOn, isReading, keep, show, removeFromWall, readMore } =
    useWall(view, wall, now)
  return (
    <section id="wall" className="wall" aria-labelledby="wall-title">
      <header className="wall__head grid">
        <h2 id="wall-title" className="wall__title">
          {words.wall.title}
        </h2>
        <p className="wall__lead lede">{words.wall.lead}</p>
        <BlessingForm limit={limit} stamp={stamp} result={result} notice={notice} onSent={keep} />
      </header>
      <div id="slips" className="wall__body grid">
        <WallTools view={view} total={wall.total} texts={wall.texts} />
        <p className="wall__arrived" role="status">
          {arrived === 0 ? null : (
            <Button variant="link" onClick={show}>
              {t('wall.newer', { number: arrived })}
            </Button>
          )}
        </p>
        {blessings.length + waiting.length === 0 ? <Nothing view={view} /> : null}
        <ol className="wall__slips">
          {[...waiting, ...blessings].map(blessing => (
            <BlessingEntry key={blessing.id} blessing={blessing} now={now} onRemoved={removeFromWall} />
          ))}
        </ol>
        {more === null && view.before === null && !isEnd ? null : (
          <p className="wall__more">
            {more === null ? null : (
              <a href={more} className="button button--quiet" aria-busy={isReading || undefined} onClick={readMore}>
                {t(isReading ? 'wall.moreBusy' : 'wall.more')}
              </a>
            )}
            {isEnd ? <End isReached={hasReadOn} /> : null}
            {view.before === null ? null : (
              <Link to={wallAddress({ year: view.year, language: view.language })}>{t('wall.toNewest')}</Link>
            )}
          </p>
        )}
        {view.show === 'mine' ? (
          <div className="wall__pager">
            <Pager page={wall.page} pages={wall.totalPages} link={page => wallAddress({ show: 'mine', page })} />
          </div>
        ) : null}
        <p className="wall__further">
          <TextLink to="/forum" tone="onward">
            {t('toForum')}
          </TextLink>
          <TextLink to="/poster" tone="onward">
            {t('toPoster')}
          </TextLink>
          <TextLink to="/mosaic" tone="onward">
            {t('toMosaic')}
          </TextLink>
        </p>
      </div>
    </section>
  )
}

/** Shown in place of the button after the last page. It takes the focus that the button had. */
function End({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation('blessing')
  const note = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isReached && document.activeElement === document.body) note.current?.focus({ preventScroll: true })
  }, [isReached])
  return (
    <span className="meta" tabIndex={-1} ref={note}>
      {t('wall.end')}
    </span>
  )
}

function Nothing({ view }: { view: WallView }) {
  const { t } = useTranslation('blessing')
  if (view.show === 'mine') return <EmptyState title={t('wall.emptyMine')} />
  if (view.year !== null) return <EmptyState title={t('wall.emptyYear')} />
  return <EmptyState title={t('wall.empty')}>{t('wall.emptyText')}</EmptyState>
}
