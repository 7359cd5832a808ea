import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormatButtons } from '#app/components/text-editor/format-buttons.tsx'
import { MentionBox } from '#app/components/mention/mention-box.tsx'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/components/ui/class-names.ts'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useTyped } from '#app/components/ui/use-typed-text.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, type FormResult, summaryOf } from '#app/components/form/form-result.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { postAddress } from './forum-address.ts'
import { EditorPictures } from './editor-pictures.tsx'
import { QuoteField, useQuote } from './quote-field.tsx'
import { useEditorPictures } from './use-editor-pictures.ts'
import { useReplyContext } from './reply-context.ts'
import { useAuthorName } from './author-name.ts'

/** Form for a reply to the post or to one of its floors. It is keyed by its token: a new token means that the form was accepted, and resets it. */
export function ReplyForm({ answering: asked }: { answering: ReplyCard | undefined }) {
  const { t } = useTranslation('forum')
  const { place, refused, limit, pictureLimit, uploaded, stamp, isUnnamed } = useReplyContext()
  const field = fieldOf('reply', 'content', refused)
  const typed = useTyped(field.defaultValue)
  const pictures = picturesFieldOf(refused, uploaded)
  const addresses = useTyped(pictures.defaultValue)
  const sheet = useRef<HTMLDivElement>(null)
  const gallery = useEditorPictures(sheet, addresses.text, pictureLimit)
  const isToldGone = refused?.errors['parentId'] !== undefined
  const isGone = isToldGone || asked?.isRemoved === true
  // If the answered reply is gone, sending the form again makes a plain reply.
  const answering = isGone ? undefined : asked
  const gone = isToldGone ? t('reply.answeredGone') : undefined
  const problems = useMemo(
    () => [
      ...(gone === undefined ? [] : [{ message: gone }]),
      ...summaryOf('reply', ['quote', 'content', 'images'], refused),
    ],
    [refused, gone],
  )
  const busy = useNavigation().formData?.get('act') === 'reply'
  const form = useRef<HTMLFormElement>(null)
  const parentId = answering?.id
  const quote = useQuote(answering, refused)
  useEffect(() => {
    if (parentId !== undefined || quote !== '')
      form.current?.querySelector<HTMLElement>('textarea[name="content"]')?.focus()
  }, [parentId, quote])
  return (
    <Form
      ref={form}
      method="post"
      action={`${postAddress(place, parentId)}#write`}
      className="talk__form"
      noValidate
      preventScrollReset
    >
      <FormSummary problems={problems} title={t('reply.failed')} />
      {answering === undefined ? null : <Answering reply={answering} />}
      {isGone && !isToldGone ? (
        <p className="reply-form__answering" role="status">
          {t('reply.answeredRemoved')}
        </p>
      ) : null}
      {isUnnamed ? <p className="reply-form__named">{t('reply.named')}</p> : null}
      {quote === '' ? null : <QuoteField key={`${parentId} ${quote}`} quote={quote} parentId={parentId} />}
      <div ref={sheet} className={classNames('post-editor__sheet', gallery.isOver && 'is-over')}>
        <FormatButtons field={field.id} />
        <MentionBox postId={place.postId}>
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
        </MentionBox>
        <EditorPictures field={pictures} limit={pictureLimit} gallery={gallery} onInput={addresses.onInput} />
      </div>
      <input type="hidden" name="act" value="reply" />
      {parentId === undefined ? null : <input type="hidden" name="parentId" value={parentId} />}
      <HiddenFields stamp={stamp} trap={t('reply.trap')} />
      <p className="talk__send">
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('reply.busy')}>
          {t('reply.submit')}
        </Button>
        <FormDraft form="reply" />
      </p>
    </Form>
  )
}

/** Returns the field of picture addresses, with the picture that was just uploaded without scripts. */
function picturesFieldOf(refused: FormResult | undefined, uploaded: string | undefined) {
  const field = fieldOf('reply', 'images', refused)
  return { ...field, defaultValue: [field.defaultValue, uploaded ?? ''].filter(part => part !== '').join('\n') }
}

function Answering({ reply }: { reply: ReplyCard }) {
  const { t } = useTranslation('forum')
  const { place } = useReplyContext()
  const name = useAuthorName(reply)
  return (
    <p className="reply-form__answering">
      <span>{t('reply.answering', { floor: reply.floor, name })}</span>
      <Link to={`${postAddress(place)}#write`} rel="nofollow" preventScrollReset>
        {t('reply.stopAnswering')}
      </Link>
    </p>
  )
}
