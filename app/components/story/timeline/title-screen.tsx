/** The first screen: hills drawn as on a map with the river's spring, and the title set vertically. */
export function TitleScreen({ title, subtitle, years }: { title: string; subtitle: string; years: readonly number[] }) {
  const [from, to] = [years[0], years[years.length - 1]]
  return (
    <header className="source">
      <div className="source__hills" aria-hidden="true">
        <span className="source__map" />
        <svg
          className="source__water source__water--wide"
          viewBox="0 0 1600 900"
          preserveAspectRatio="none"
          focusable="false"
        >
          <path d="M1088 250C1010 330 1230 400 1130 500S800 640 800 900" />
        </svg>
        <svg
          className="source__water source__water--narrow"
          viewBox="0 0 800 1200"
          preserveAspectRatio="none"
          focusable="false"
        >
          <path d="M270 400C170 480 390 590 270 700S50 900 50 1200" />
        </svg>
        <span className="source__spring" />
      </div>
      <div className="source__slip grid">
        <h1 className="source__title">
          <span className="source__name">{title}</span> <span className="source__poem">{subtitle}</span>
        </h1>
        <p className="source__years display" aria-hidden="true">
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </div>
    </header>
  )
}
