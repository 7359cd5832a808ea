import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionBox } from '#app/components/mention/mention-box.tsx'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { commentsAddress, type CommentsPage } from './comment-address.ts'

interface CommentFormProps {
  place: CommentsPage
  /** The comment to answer; absent for a new comment. */
  parent?: { id: number; name: string } | undefined
  result: FormResult | undefined
  limit: number
  stamp: string
  onCancel?: (() => void) | undefined
  onSend?: () => void
}

/** Form for a comment or an answer. It is keyed by its token: a new token means that the form was accepted, and resets it. */
export function CommentForm({ place, parent, result, limit, stamp, onCancel, onSend }: CommentFormProps) {
  const { t } = useTranslation('comment')
  const form = parent === undefined ? 'comment' : `answer-${parent.id}`
  const field = fieldOf(form, 'content', result)
  const typed = useTyped(field.defaultValue)
  const problems = useMemo(() => summaryOf(form, ['content'], result), [form, result])
  const busy = useIsSending(parent?.id)
  return (
    <Form
      method="post"
      action={`${commentsAddress(place)}#${parent === undefined ? 'comments' : form}`}
      className="talk__form"
      id={parent === undefined ? undefined : form}
      noValidate
      preventScrollReset
      onSubmit={() => onSend?.()}
    >
      <FormSummary problems={problems} />
      <MentionBox articleId={place.articleId}>
        <Field
          {...field}
          multiline
          rows={parent === undefined ? 4 : 3}
          required
          label={parent === undefined ? t('write') : t('replyTo', { name: parent.name })}
          placeholder={t('placeholder')}
          counter={<CharacterCount text={typed.text} limit={limit} />}
          onInput={typed.onInput}
        />
      </MentionBox>
      <input type="hidden" name="act" value="comment" />
      {parent === undefined ? null : <input type="hidden" name="parentId" value={parent.id} />}
      <HiddenFields stamp={stamp} trap={t('trap')} />
      <p className="talk__send">
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('submitting')}>
          {t(parent === undefined ? 'submit' : 'replySubmit')}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="link" className="only-scripted" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <FormDraft form={form} />
      </p>
    </Form>
  )
}

function useIsSending(parentId: number | undefined): boolean {
  const { formData } = useNavigation()
  if (formData?.get('act') !== 'comment') return false
  return (formData.get('parentId') ?? undefined) === (parentId === undefined ? undefined : String(parentId))
}
