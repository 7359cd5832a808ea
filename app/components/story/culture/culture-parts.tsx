import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import type { CulturePage } from '#app/content/pages/culture.ts'
import { PlacedIllustration } from '../placed-illustration.tsx'
import { Passages } from './passages.tsx'
import { Works } from './works.tsx'

/** The parts of the culture page that never change while it is open: everything but the first screen and the navigation. */
export const cultureParts = staticParts<CulturePage>(({ opening, spirit, achievements, works, impact }) => [
  { name: 'preamble', element: <Preamble {...opening} /> },
  { name: 'spirit', element: <Passages id="spirit" {...spirit} /> },
  { name: 'achievements', element: <Works id="achievements" heading={achievements} works={works} /> },
  { name: 'impact', element: <Passages id="impact" {...impact} ground="deep" /> },
])

function Preamble({ paragraphs, picture }: Pick<CulturePage['opening'], 'paragraphs' | 'picture'>) {
  return (
    <>
      <div className="preamble__text">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'lede' : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <PlacedIllustration illustration={picture} className="preamble__plate" />
    </>
  )
}
