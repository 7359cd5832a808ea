import { Form, useNavigation, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import type { ReadPost } from './post-page.tsx'

/** The flags of a post and the act that turns each (docs/product.md#post); admins alone see them. */
const turns = ({ isSticky, isHighlighted, isLocked }: ReadPost) =>
  [
    { flag: 'pin', intent: isSticky ? 'unpin' : 'pin' },
    { flag: 'feature', intent: isHighlighted ? 'unfeature' : 'feature' },
    { flag: 'lock', intent: isLocked ? 'unlock' : 'lock' },
  ] as const

export function PostKeeping({ post, refused }: { post: ReadPost; refused: string | undefined }) {
  const { t } = useTranslation('forum')
  const sending = useNavigation().formData?.get('intent')
  const submit = useSubmit()
  /** Every reader sees what is set here: it is asked first, where scripts run. */
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { nativeEvent, currentTarget } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const name = button.textContent
    const message = t('post.askKeep', { title: post.title })
    if (await confirmDialog({ title: name, message, confirmText: name, type: 'warning' }))
      submit(button, { method: 'post', action: currentTarget.action, preventScrollReset: true })
  }
  return (
    <div className="post__keeping" role="group" aria-label={t('post.keep')}>
      <p className="post__keeping-name">{t('post.keep')}</p>
      <Form
        method="post"
        action={`/forum/post/${post.id}`}
        className="post__flags"
        preventScrollReset
        onSubmit={event => void ask(event)}
      >
        {turns(post).map(({ flag, intent }) => (
          <Button key={flag} type="submit" name="intent" value={intent} busy={sending === intent}>
            {t(`post.${intent}`)}
          </Button>
        ))}
      </Form>
      {refused === undefined ? null : (
        <p className="field__error" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
