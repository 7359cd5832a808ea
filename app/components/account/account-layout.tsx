import type { ReactNode } from 'react'
import { WaterContour } from '#app/components/ui/water-contour.tsx'

interface AccountLayoutProps {
  title: string
  lead: string
  /** Decorative year at the foot of the title column. */
  year: number
  /** Content below the form, such as links to related pages. */
  foot?: ReactNode
  children: ReactNode
}

/** Layout of the account pages: title and lead in a dark margin column, the form beside it. */
export function AccountLayout({ title, lead, year, foot, children }: AccountLayoutProps) {
  return (
    <div className="leaf">
      <header className="leaf__margin" data-ground="deep">
        <WaterContour shape="reach" className="leaf__water" />
        <h1 className="leaf__title">{title}</h1>
        <p className="leaf__lead">{lead}</p>
        <p className="leaf__year year" aria-hidden="true">
          {year}
        </p>
      </header>
      <div className="leaf__sheet">
        {children}
        {foot === undefined ? null : <div className="leaf__foot">{foot}</div>}
      </div>
    </div>
  )
}
