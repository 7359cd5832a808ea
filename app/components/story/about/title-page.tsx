interface TitlePageProps {
  title: string
  lines: readonly string[]
  siteTitle: string
  independence: string
}

/** The first screen, set as a title page of a printed book with the site's name on the fold. */
export function TitlePage({ title, lines, siteTitle, independence }: TitlePageProps) {
  return (
    <header className="leaf">
      <div className="leaf__frame">
        <div className="leaf__columns">
          <h1 className="leaf__title">{title}</h1>
          {lines.map(line => (
            <p key={line} className="leaf__lead">
              {line}
            </p>
          ))}
          <p className="leaf__note">{independence}</p>
        </div>
        <p className="leaf__fold display" aria-hidden="true">
          <span>{siteTitle}</span>
        </p>
      </div>
    </header>
  )
}
