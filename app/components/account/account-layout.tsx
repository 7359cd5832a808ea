import type { ReactNode } from 'react'
import { WaterContour } from '#app/components/ui/water-contour.tsx'

interface AccountLayoutProps {
  title: string
  lead: string
  /** Stands as landscape at the foot of the margin. */
  year: number
  /** What the sheet says below its form. */
  foot?: ReactNode
  children: ReactNode
}

/** A leaf of two papers: the title slip over the river bed in the margin, the form on the sheet. */
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
