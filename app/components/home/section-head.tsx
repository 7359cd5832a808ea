interface SectionHeadProps {
  id: string
  chapter: string
  title: string
  lead: string
}

/** The heading of a chapter, with its number set vertically beside the title. */
export function SectionHead({ id, chapter, title, lead }: SectionHeadProps) {
  return (
    <header className="chapter__head grid">
      <p className="chapter__number vertical display">{chapter}</p>
      <h2 className="chapter__title" id={id}>
        {title}
      </h2>
      <p className="chapter__lead lede">{lead}</p>
    </header>
  )
}
