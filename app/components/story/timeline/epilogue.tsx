import { ButtonLink } from '#app/components/ui/button.tsx'
import { timelinePictures } from '#app/components/picture/picture-page-address.ts'
import { ViewedIllustration } from '#app/components/picture/viewed-illustration.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import type { TimelinePage } from '#app/content/pages/timeline.ts'
import { illustrationId } from '../illustration-id.ts'
import type { RiverPoint } from './river-geometry.ts'
import { RiverStretch } from './river-stretch.tsx'

/** The end of the timeline, with a call to the reader (docs/product.md#timeline-page). */
export function Epilogue({ epilogue, from }: { epilogue: TimelinePage['epilogue']; from: RiverPoint }) {
  const { title, heading, paragraphs, lines, action, picture, sources } = epilogue
  const down: RiverPoint = { ...from, x: 640 }
  return (
    <section id="epilogue" className="epilogue" data-lazy="" aria-labelledby="epilogue-title">
      <div className="epilogue__sheet grid">
        <RiverStretch stretch={{ form: 'runs', from, to: down }} />
        <h2 id="epilogue-title" className="epilogue__title">
          {title}
        </h2>
        <div className="epilogue__text">
          <h3>{heading}</h3>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Sources sources={sources} />
        </div>
      </div>
      <div className="epilogue__mouth grid">
        <RiverStretch stretch={{ form: 'sets', from: down, to: down }} />
        <p className="epilogue__lines display">
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className="epilogue__way">
          <ButtonLink to={action.href} variant="primary">
            {action.text}
          </ButtonLink>
        </p>
      </div>
      <div className="epilogue__plate" id={illustrationId(picture)}>
        <ViewedIllustration illustration={picture} pictures={timelinePictures} width={1600} height={900} />
      </div>
    </section>
  )
}
