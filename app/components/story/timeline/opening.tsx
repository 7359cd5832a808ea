import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { ViewedIllustration } from '#app/components/picture/viewed-illustration.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { FigureList } from '../figure-list.tsx'
import { illustrationId } from '../illustration-id.ts'
import type { Stretch } from './river-geometry.ts'
import { RiverStretch } from './river-stretch.tsx'

/** The introduction above the timeline. */
export function Opening({ opening, run }: { opening: TimelinePage['opening']; run: Stretch }) {
  const { title, paragraphs, picture, figures, sources } = opening
  return (
    <div className="opening grid">
      <RiverStretch stretch={run} />
      <div className="opening__text">
        <h2 className="opening__title">{title}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'lede' : undefined}>
            {paragraph}
          </p>
        ))}
        <Sources sources={sources} />
      </div>
      <div className="opening__plate" id={illustrationId(picture)}>
        <ViewedIllustration illustration={picture} pictures={timelinePictures} width={800} height={600} />
      </div>
      <div className="opening__figures">
        <FigureList figures={figures} />
      </div>
    </div>
  )
}
