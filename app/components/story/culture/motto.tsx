import { WaterContour } from '#app/components/ui/water-contour.tsx'

interface MottoProps {
  title: string
  lead: string
  phrases: readonly string[]
  note: string
}

/** The first screen: the motto in columns, white on black like a stone rubbing. */
export function Motto({ title, lead, phrases, note }: MottoProps) {
  return (
    <header className="creed grid">
      <div className="creed__words">
        <h1 className="creed__title">{title}</h1>
        <p className="lede">{lead}</p>
      </div>
      <figure className="rubbing" data-ground="night">
        <WaterContour shape="reach" className="rubbing__water" />
        <blockquote className="rubbing__stone display">
          {phrases.map(phrase => (
            <span key={phrase}>{phrase}</span>
          ))}
        </blockquote>
        <figcaption className="rubbing__note">{note}</figcaption>
      </figure>
    </header>
  )
}
