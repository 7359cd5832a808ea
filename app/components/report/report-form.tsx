import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MuteButton } from '#app/components/mute/mute-button.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'

interface ReportFormProps {
  type: TextType
  about: { title: string | null; content: string; writer: { username: string; isMuted: boolean } | null }
  back: string
  result: FormResult | undefined
  limit: number
  stamp: string
}

/** Form that reports a text to the admins; the reason is optional. */
export function ReportForm({ type, about, back, result, limit, stamp }: ReportFormProps) {
  const { t } = useTranslation('report')
  const field = fieldOf('report', 'reason', result)
  const typed = useTyped(field.defaultValue)
  const problems = useMemo(() => summaryOf('report', ['reason'], result), [result])
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="report grid">
      <h1 className="plain-name">{t(`titles.${type}`)}</h1>
      <blockquote className="report__what">
        {about.title === null ? null : <p className="report__title">{about.title}</p>}
        <p>{about.content}</p>
      </blockquote>
      <p className="report__lead">{t('lead')}</p>
      <Form method="post" className="report__form" noValidate>
        <FormSummary problems={problems} />
        <Field
          {...field}
          multiline
          rows={3}
          optional
          label={t('reason')}
          hint={t('reasonHint')}
          counter={<CharacterCount text={typed.text} limit={limit} />}
          onInput={typed.onInput}
        />
        <HiddenFields stamp={stamp} trap={t('trap')} />
        <p className="report__ways">
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('sending')}>
            {t('send')}
          </Button>
          <Link to={back}>{t('back')}</Link>
        </p>
      </Form>
      {about.writer === null ? null : (
        <div className="report__mute">
          <p>{t('mute', { name: about.writer.username })}</p>
          <MuteButton
            type="member"
            id={about.writer.username}
            isMuted={about.writer.isMuted}
            of={about.writer.username}
            back={back}
          />
        </div>
      )}
    </div>
  )
}
