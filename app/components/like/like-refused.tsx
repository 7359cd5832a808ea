import { Link } from '#app/components/ui/link.tsx'

interface LikeRefusedProps {
  title: string
  reason: string | undefined
  back: string
  backName: string
}

/** What a browser without scripts is told when a like was not taken. */
export function LikeRefused({ title, reason, back, backName }: LikeRefusedProps) {
  return (
    <div className="question grid">
      <h1 className="question__name">{title}</h1>
      <div className="question__form">
        <p role="alert">{reason}</p>
        <p>
          <Link to={back}>{backName}</Link>
        </p>
      </div>
    </div>
  )
}
