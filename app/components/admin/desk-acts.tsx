import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'

type Outcome = readonly [name: string, value: string]

interface DeskActsProps {
  /** The fields that say which text it is, all of them together. */
  target: Readonly<Record<string, string>>
  /** The id of the element that names the text. */
  place: string
  good: { outcome: Outcome; label: string }
  bad: { outcome: Outcome; label: string; now: string; reason: string }
}

/** Lets a text stand at once, or takes it away with a reason that its author reads. */
export function DeskActs({ target, place, good, bad }: DeskActsProps) {
  const { formData } = useNavigation()
  const fields = Object.entries(target)
  const busy = formData !== undefined && fields.every(([name, value]) => formData.get(name) === value)
  const hidden = fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
  const chosen = ([name, value]: Outcome) => ({ name, value, busy, 'aria-describedby': place })
  return (
    <div className="review__acts">
      <Form method="post" className="review__form" preventScrollReset>
        {hidden}
        <Button type="submit" {...chosen(good.outcome)}>
          {good.label}
        </Button>
      </Form>
      <details className="review__reject">
        <summary className="button button--quiet" aria-describedby={place}>
          {bad.label}
        </summary>
        <Form method="post" className="review__form" preventScrollReset>
          {hidden}
          <Field name="reason" label={bad.reason} autoComplete="off" />
          <Button type="submit" variant="danger" {...chosen(bad.outcome)}>
            {bad.now}
          </Button>
        </Form>
      </details>
    </div>
  )
}
