import type { ReactNode } from 'react'

interface ProfileSectionProps {
  id: string
  heading: string
  text?: string
  children: ReactNode
}

/** A section of a profile page: heading and description in the margin, the form beside them. */
export function ProfileSection({ id, heading, text, children }: ProfileSectionProps) {
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part__margin">
        <h2 className="part__heading" id={id}>
          {heading}
        </h2>
        {text === undefined ? null : <p className="part__text">{text}</p>}
      </div>
      <div className="part__body">{children}</div>
    </section>
  )
}
