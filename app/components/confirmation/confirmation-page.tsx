import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'

interface ConfirmationPageProps {
  title: string
  /** The title of the text, if it has one, and the text itself. */
  heading?: string
  words: string
  lang?: string
  ask: string
  confirm: string
  back: string
  backName: string
  /** Hidden fields that are sent with the answer. */
  fields?: Readonly<Record<string, string>>
  /** True if the act can be undone. */
  isMild?: boolean
}

/** The confirmation page for readers without scripts, before a text is deleted for good or something is changed that all readers see. */
export function ConfirmationPage({
  title,
  heading = '',
  words,
  lang,
  ask,
  confirm,
  back,
  backName,
  ...more
}: ConfirmationPageProps) {
  const { fields = {}, isMild = false } = more
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="confirmation grid">
      <h1 className="confirmation__name">{title}</h1>
      <blockquote className="confirmation__what" lang={lang} dir="auto">
        {heading === '' ? null : <p className="confirmation__heading">{heading}</p>}
        <p>{words}</p>
      </blockquote>
      <Form method="post" className="confirmation__form">
        <p>{ask}</p>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="confirmation__ways">
          <Button type="submit" variant={isMild ? 'primary' : 'danger'} busy={busy}>
            {confirm}
          </Button>
          <Link to={back}>{backName}</Link>
        </p>
      </Form>
    </div>
  )
}
