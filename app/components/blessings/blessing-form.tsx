import { useFetcher } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { showToast } from '#app/components/ui/show-toast.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, isFormResult, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { useActionResult } from '#app/components/form/use-action-result.ts'
import { sentMessage } from '#app/components/blessings/sent-message.ts'
import type { blessingAction } from '#app/forms/blessing.action.ts'
import type { BlessingCard } from '#server/blessing/blessing.schema.ts'

interface BlessingFormProps {
  limit: number
  stamp: string
  result: FormResult | undefined
  /** The confirmation after sending, for a browser without scripts. */
  notice: string | null
  /** Returns whether the wall, as it is filtered, lists the blessing. */
  onSent: (sent: BlessingCard) => boolean
}

/** The form for a blessing. Guests get a link to Login, which returns here. */
export function BlessingForm(props: BlessingFormProps) {
  const { t } = useTranslation('blessing')
  const isMember = useRoot()?.me != null
  return (
    <div id="write" className="wall__write">
      <h3 className="wall__write-title">{t('form.title')}</h3>
      {props.notice === null ? null : (
        <p className="wall__notice" role="status">
          {props.notice}
        </p>
      )}
      {isMember ? (
        <Writing {...props} />
      ) : (
        <p>
          <ButtonLink variant="primary" to={`/login?redirect=${encodeURIComponent('/blessings#write')}`}>
            {t('form.login')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Writing({ limit, stamp, result: plainResult, onSent }: BlessingFormProps) {
  const { t } = useTranslation('blessing')
  const { fetcher, form, content, setContent } = useSending(plainResult, onSent)
  const result = isFormResult(fetcher.data) ? fetcher.data : plainResult
  const problems = useMemo(() => summaryOf('blessing', ['content'], result), [result])
  const field = fieldOf('blessing', 'content', result)
  const over = Array.from(content).length > limit
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/blessings#write"
      className="wall__form"
      noValidate
      preventScrollReset
    >
      <FormSummary problems={problems} />
      <Field
        {...field}
        multiline
        rows={4}
        required
        label={t('form.content')}
        placeholder={t('form.placeholder')}
        counter={<CharacterCount text={content} limit={limit} />}
        error={over ? t('form.tooLong', { limit }) : field.error}
        onInput={event => setContent(event.currentTarget.value)}
      />
      <Checkbox
        name="isAnonymous"
        label={t('form.anonymous')}
        hint={t('form.anonymousHint')}
        defaultChecked={result?.values['isAnonymous'] === 'on'}
      />
      <p className="meta">
        {t('form.signed')} <Link to="/profile">{t('form.profile')}</Link>
      </p>
      <FormDraft form="blessing" />
      <HiddenFields stamp={stamp} trap={t('form.trap')} />
      <p>
        <Button type="submit" variant="primary" busy={fetcher.state !== 'idle'} busyLabel={t('form.busy')}>
          {t('form.submit')}
        </Button>
      </p>
    </fetcher.Form>
  )
}

function useSending(plainResult: FormResult | undefined, onSent: (sent: BlessingCard) => boolean) {
  const { t } = useTranslation('blessing')
  const fetcher = useFetcher<typeof blessingAction>()
  const form = useRef<HTMLFormElement>(null)
  const [content, setContent] = useState(plainResult?.values['content'] ?? '')
  useActionResult(fetcher.data, t('form.failed'), sent => {
    form.current?.reset()
    setContent('')
    showToast({ type: 'success', message: t(sentMessage(sent, onSent(sent))) })
  })
  return { fetcher, form, content, setContent }
}
