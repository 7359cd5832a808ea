import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'

/** Jumps to a floor by its number. It is a form, so that it works without scripts. */
export function JumpToFloor({ postId }: { postId: number }) {
  const { t } = useTranslation('forum')
  return (
    <Form method="get" action={`/forum/post/${postId}/floor`} className="replies__jump" preventScrollReset>
      <label htmlFor="jump-to-floor">{t('replies.jump')}</label>
      <input
        id="jump-to-floor"
        className="field__control"
        name="floor"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit" variant="quiet">
        {t('replies.jumpGo')}
      </Button>
    </Form>
  )
}
