import { useTranslation } from 'react-i18next'
import { Plate } from '#app/components/ui/plate.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import { FigureList } from '../figure-list.tsx'
import type { EraPart } from './era.tsx'

type Section = EraPart['sections'][number]

export function EraSection({
  section: { heading, paragraphs, labels, figures, picture, sources },
}: {
  section: Section
}) {
  return (
    <section className="era__section">
      <h4>{heading}</h4>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {labels === undefined ? null : (
        <dl className="labels">
          {labels.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures === undefined ? null : <FigureList figures={figures} />}
      {picture === undefined ? null : <NumberedPlate plate={picture} />}
      <Sources sources={sources} />
    </section>
  )
}

/** A plate, or the way to it where it is shown elsewhere on the page. */
export function NumberedPlate({
  plate: { url, alt, caption, number, isShown },
}: {
  plate: NonNullable<Section['picture']>
}) {
  const { t } = useTranslation('story')
  if (!isShown)
    return (
      <p className="meta">
        <a href={`#plate-${number}`}>{t('timeline.seePlate', { number })}</a>
      </p>
    )
  return (
    <div id={`plate-${number}`} className="era__inset">
      <Plate src={url} alt={alt} caption={caption} number={number} width={800} height={600} />
    </div>
  )
}
