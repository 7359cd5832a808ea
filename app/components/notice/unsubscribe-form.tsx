import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import type { NoticeChoices } from '#server/notice/notice.schema.ts'

interface UnsubscribeFormProps {
  token: string
  /** The kind of e-mails that the link ends; null for an invalid link. */
  kind: keyof NoticeChoices | 'all' | null
  isDone: boolean
  result: FormResult | undefined
}

/** Ends the e-mails of one kind, or all of them, for anybody who has the link. The page names the kind before and after. */
export function UnsubscribeForm({ token, kind, isDone, result }: UnsubscribeFormProps) {
  const { t } = useTranslation('notice')
  const busy = useNavigation().state !== 'idle'
  const problems = useMemo(() => summaryOf('end', ['token'], result), [result])
  if (kind === null) return <p>{t('end.notGood')}</p>
  const name = kind === 'all' ? undefined : t(`choices.kinds.${kind}`)
  if (isDone) return <p role="status">{name === undefined ? t('end.doneAll') : t('end.done', { kind: name })}</p>
  return (
    <Form
      method="post"
      action={`/notices/unsubscribe?token=${encodeURIComponent(token)}`}
      className="leaf__form"
      noValidate
    >
      <FormSummary problems={problems} title={t('end.failed')} />
      <p>{name === undefined ? t('end.textAll') : t('end.text', { kind: name })}</p>
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('end.busy')}>
        {t('end.submit')}
      </Button>
    </Form>
  )
}
