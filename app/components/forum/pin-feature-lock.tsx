import { Form, useNavigation, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import type { LoadedPost } from './post-page.tsx'

/** The flags of a post (pinned, featured, locked) and the act that toggles each (docs/product.md#post). Only moderators and admins see them. */
const turns = ({ isSticky, isHighlighted, isLocked }: LoadedPost) =>
  [
    { flag: 'pin', act: isSticky ? 'unpin' : 'pin' },
    { flag: 'feature', act: isHighlighted ? 'unfeature' : 'feature' },
    { flag: 'lock', act: isLocked ? 'unlock' : 'lock' },
  ] as const

export function PinFeatureLock({ post, refused }: { post: LoadedPost; refused: string | undefined }) {
  const { t } = useTranslation('forum')
  const sending = useNavigation().formData?.get('act')
  const submit = useSubmit()
  /** Asks for confirmation, because every reader sees the change: in a dialog with scripts, on its own page without. */
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const name = button.textContent
    const message = t('post.askKeep', { title: post.title })
    if (await confirmDialog({ title: name, message, confirmText: name, type: 'warning' }))
      submit({ act: button.value }, { method: 'post', action: `/forum/post/${post.id}`, preventScrollReset: true })
  }
  return (
    <div className="post__keeping" role="group" aria-label={t('post.keep')}>
      <p className="post__keeping-name">{t('post.keep')}</p>
      <Form
        method="get"
        action={`/forum/post/${post.id}/keep`}
        className="post__flags"
        preventScrollReset
        onSubmit={event => void ask(event)}
      >
        {turns(post).map(({ flag, act }) => (
          <Button key={flag} type="submit" name="act" value={act} busy={sending === act}>
            {t(`post.${act}`)}
          </Button>
        ))}
      </Form>
      <ButtonLink to={`/forum/post/${post.id}/move`} rel="nofollow">
        {t('post.move')}
      </ButtonLink>
      {refused === undefined ? null : (
        <p className="field__error" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
