import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate } from '#app/components/ui/plate.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import type { HomePage } from '#app/content/for-home.ts'

type Era = HomePage['eras'][number]

/** Four events, one open at a time, also without scripts; /#1952 opens that one (docs/product.md#timeline-widget). */
export function TimelineWidget({ eras }: { eras: readonly Era[] }) {
  const list = useOneOpen()
  return (
    <ol className="eras grid" ref={list}>
      {eras.map((era, index) => (
        <li key={era.year} className="era">
          <details name="era" className="era__details">
            <summary className="era__summary" data-year={era.year}>
              <span className="era__year year">{era.year}</span>
              <span className="era__name">{era.name}</span>
              <span className="era__title display">{era.title}</span>
            </summary>
            <EraBody era={era} plateFrom={platesBefore(eras, index) + 1} />
          </details>
        </li>
      ))}
    </ol>
  )
}

/** Eras have as many pictures as they need: the numbers run through all of them without a gap. */
const platesBefore = (eras: readonly Era[], index: number): number =>
  eras.slice(0, index).reduce((sum, { images }) => sum + images.length, 0)

function EraBody({ era, plateFrom }: { era: Era; plateFrom: number }) {
  const { t } = useTranslation('home')
  return (
    <div className="era__body" id={String(era.year)}>
      <div className="era__text">
        <p className="lede">{era.description}</p>
        <p>{era.detail}</p>
        <dl className="era__figures" aria-label={t('timeline.figures')}>
          {era.statistics.map(({ value, label, note }) => (
            <div key={label} className="era__figure">
              <dt>{label}</dt>
              <dd className="figures">
                {value}
                {note === undefined ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <Sources sources={era.sources} />
      </div>
      <div className="era__plates">
        {era.images.map(({ url, alt, caption }, index) => (
          <Plate key={url} src={url} alt={alt} caption={caption} number={plateFrom + index} width={800} height={600} />
        ))}
      </div>
    </div>
  )
}

// Browsers that know `details name` close the others themselves; the rest get the same from these lines.
function useOneOpen() {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const eras = [...(list.current?.querySelectorAll('details') ?? [])]
    let pressed: { era: Element; top: number } | undefined
    function onPress({ target }: Event): void {
      const era = target instanceof Element ? target.closest('summary')?.closest('details') : undefined
      if (era && !era.open) pressed = { era, top: era.getBoundingClientRect().top }
    }
    function onToggle({ target }: Event): void {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      eras.forEach(era => era !== target && (era.open = false))
      // Another one that closes above must not pull the pressed one away from the finger.
      if (pressed?.era === target)
        window.scrollBy({ top: target.getBoundingClientRect().top - pressed.top, behavior: 'instant' })
      pressed = undefined
    }
    function openNamed(): void {
      const named = document.getElementById(location.hash.slice(1))?.closest('details')
      if (named && eras.includes(named)) named.open = true
    }
    eras.forEach(era => {
      era.addEventListener('click', onPress)
      era.addEventListener('toggle', onToggle)
    })
    addEventListener('hashchange', openNamed)
    openNamed()
    return () => {
      eras.forEach(era => {
        era.removeEventListener('click', onPress)
        era.removeEventListener('toggle', onToggle)
      })
      removeEventListener('hashchange', openNamed)
    }
  }, [])
  return list
}
