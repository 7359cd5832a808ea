import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'

interface BlessingEditorProps {
  title: string
  blessing: { id: number; content: string; isAnonymous: boolean; isOwn: boolean }
  limit: number
  result: FormResult | undefined
}

export function BlessingEditor({ title, blessing, limit, result }: BlessingEditorProps) {
  const { t } = useTranslation('blessing')
  const typed = result?.values['content'] ?? blessing.content
  const [content, setContent] = useState(typed)
  const isAnonymous = result === undefined ? blessing.isAnonymous : result.values['isAnonymous'] === 'on'
  return (
    <div className="one-blessing grid">
      <h1 className="one-blessing__title">{title}</h1>
      <Form method="post" className="one-blessing__form wall__form" noValidate>
        <FormSummary problems={summaryOf('blessing', ['content'], result)} />
        <Field
          {...fieldOf('blessing', 'content', result)}
          defaultValue={typed}
          multiline
          rows={6}
          required
          label={t('form.content')}
          counter={<CharacterCount text={content} limit={limit} />}
          onInput={event => setContent(event.currentTarget.value)}
        />
        {blessing.isOwn && (
          <Checkbox
            name="isAnonymous"
            label={t('form.anonymous')}
            hint={t('form.anonymousHint')}
            defaultChecked={isAnonymous}
          />
        )}
        <FormDraft form="blessing" />
        <p className="one-blessing__acts">
          <Button
            type="submit"
            variant="primary"
            busy={useNavigation().formMethod === 'POST'}
            busyLabel={t('one.saveBusy')}
          >
            {t('one.save')}
          </Button>
          <ButtonLink to={`/blessings/${blessing.id}`}>{t('one.cancel')}</ButtonLink>
        </p>
      </Form>
    </div>
  )
}
