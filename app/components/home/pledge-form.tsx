import { useFetcher } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, isFormResult, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { useActionResult } from '#app/components/form/use-action-result.ts'
import type { pledgeAction } from '#app/forms/pledge.action.ts'

export interface SentPledge {
  id: number
  name: string
  grade: string
  message: string
  language: 'zh' | 'en'
  createdAt: string
  receipt: string
}

interface PledgeFormProps {
  /** The result of a form that was sent without scripts. */
  result: FormResult | undefined
  limits: { name: number; grade: number; message: number }
  stamp: string
  onSent: (sent: SentPledge) => void
}

const fieldNames = ['name', 'grade', 'message'] as const

/** Form with name, class or unit, and pledge. It is sent by a fetcher with scripts, as a plain form without (docs/product.md#pledges). */
export function PledgeForm({ result: plainResult, limits, stamp, onSent }: PledgeFormProps) {
  const { t } = useTranslation('pledge')
  const fetcher = useFetcher<typeof pledgeAction>()
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState(plainResult?.values['message'] ?? '')
  const result = isFormResult(fetcher.data) ? fetcher.data : plainResult
  const field = (name: (typeof fieldNames)[number]) => fieldOf('pledge', name, result)
  const problems = useMemo(() => summaryOf('pledge', fieldNames, result), [result])
  // Handled after the revalidation, which would cancel a navigation that starts before it to a route that the router has not loaded yet.
  const settled = fetcher.state === 'idle' ? fetcher.data : undefined
  useActionResult(settled, t('form.failed', { reason: '' }), sent => {
    form.current?.reset()
    setMessage('')
    onSent(sent)
  })
  const over = Array.from(message).length > limits.message
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/?index#future"
      className="pledge-form"
      noValidate
      preventScrollReset
    >
      <h3 className="pledge-form__title" id="pledge-title" tabIndex={-1}>
        {t('form.title')}
      </h3>
      <FormSummary problems={problems} />
      <FormDraft form="pledge" />
      <div className="pledge-form__pair">
        <Field
          {...field('name')}
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          autoComplete="name"
          required
        />
        <Field {...field('grade')} label={t('form.grade')} hint={t('form.gradeHint')} required />
      </div>
      <Field
        {...field('message')}
        multiline
        rows={5}
        required
        label={t('form.message')}
        placeholder={t('form.messagePlaceholder')}
        counter={<CharacterCount text={message} limit={limits.message} />}
        error={over ? t('form.tooLong') : field('message').error}
        onInput={event => setMessage(event.currentTarget.value)}
      />
      <HiddenFields stamp={stamp} trap={t('form.trap')} />
      <p className="pledge-form__send">
        <Button type="submit" variant="primary" busy={fetcher.state !== 'idle'} busyLabel={t('form.busy')}>
          {t('form.submit')}
        </Button>
        <span className="meta">
          {t('form.reviewed')} <Link to="/privacy">{t('form.privacy')}</Link>
        </span>
      </p>
    </fetcher.Form>
  )
}
