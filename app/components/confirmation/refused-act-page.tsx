import { useActionData, useLoaderData } from '@remix-run/react'
import { isFormResult } from '#app/components/form/form-result.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { refusedLike } from '#app/forms/like.action.ts'

/** The page without scripts that says why a like, bookmark, follow or mute was refused. The loader provides the address of the text. */
export function RefusedActPage() {
  const { title, back, backName } = useLoaderData<typeof refusedLike>()
  const actionData = useActionData()
  const reason = isFormResult(actionData) ? actionData.message : undefined
  return (
    <div className="confirmation grid">
      <h1 className="confirmation__name">{title}</h1>
      <div className="confirmation__form">
        <p role="alert">{reason}</p>
        <p>
          <Link to={back}>{backName}</Link>
        </p>
      </div>
    </div>
  )
}
