import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Draft } from '#app/components/shell/draft.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useTyped } from '#app/components/ui/use-typed.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf } from '#app/components/form/reply.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { postAt } from './address.ts'
import { useTalk } from './talk.ts'
import { useWriter } from './writer.ts'

/** Writes a reply, to the post or to one of its floors; keyed by its stamp: a new one means that it was taken, and it begins anew. */
export function ReplyForm({ answering: asked }: { answering: ReplyCard | undefined }) {
  const { t } = useTranslation('forum')
  const { place, refused, limit, stamp, isUnnamed } = useTalk()
  const field = fieldOf('reply', 'content', refused)
  const typed = useTyped(field.defaultValue)
  const isGone = refused?.errors['parentId'] !== undefined
  // What answers nobody any more goes as a plain reply, if it is sent again.
  const answering = isGone ? undefined : asked
  const gone = isGone ? t('reply.answeredGone') : undefined
  const problems = useMemo(
    () => [...(gone === undefined ? [] : [{ message: gone }]), ...summaryOf('reply', ['content'], refused)],
    [refused, gone],
  )
  const busy = useNavigation().formData?.get('intent') === 'reply'
  const form = useRef<HTMLFormElement>(null)
  const parentId = answering?.id
  useEffect(() => {
    if (parentId !== undefined) form.current?.querySelector('textarea')?.focus()
  }, [parentId])
  return (
    <Form
      ref={form}
      method="post"
      action={`${postAt(place, parentId)}#write`}
      className="talk__form"
      noValidate
      preventScrollReset
    >
      <FormSummary problems={problems} title={t('reply.failed')} />
      {answering === undefined ? null : <Answering reply={answering} />}
      {isUnnamed ? <p className="reply-form__named">{t('reply.named')}</p> : null}
      <Field
        {...field}
        multiline
        rows={5}
        required
        label={t('reply.label')}
        placeholder={t('reply.placeholder')}
        hint={t('reply.hint')}
        counter={<CharacterCount text={typed.text} limit={limit} />}
        onInput={typed.onInput}
      />
      <input type="hidden" name="intent" value="reply" />
      {parentId === undefined ? null : <input type="hidden" name="parentId" value={parentId} />}
      <HiddenFields stamp={stamp} trap={t('reply.trap')} />
      <p className="talk__send">
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('reply.busy')}>
          {t('reply.submit')}
        </Button>
        <Draft form="reply" />
      </p>
    </Form>
  )
}

function Answering({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const { place } = useTalk()
  const name = useWriter(reply)
  return (
    <p className="reply-form__answering">
      <span>{t('reply.answering', { floor: reply.floor, name })}</span>
      <Link to={`${postAt(place)}#write`} rel="nofollow" preventScrollReset>
        {t('reply.stopAnswering')}
      </Link>
    </p>
  )
}
