import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'

interface RemovalProps {
  title: string
  /** What is to go. */
  words: string
  ask: string
  back: string
}

/** The page that asks again before a post or a reply is deleted for good. */
export function Removal({ title, words, ask, back }: RemovalProps) {
  const { t } = useTranslation('forum')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="forum-question grid">
      <h1 className="forum-question__name">{title}</h1>
      <blockquote className="forum-question__what">
        <p>{words}</p>
      </blockquote>
      <Form method="post" className="forum-question__form">
        <p>{ask}</p>
        <p className="forum-question__ways">
          <Button type="submit" variant="danger" busy={busy}>
            {t('removal.confirm')}
          </Button>
          <Link to={back}>{t('removal.back')}</Link>
        </p>
      </Form>
    </div>
  )
}

/** What a browser without scripts is told when a like was not taken. */
export function LikeRefused({ reason, back }: { reason: string | undefined; back: string }) {
  const { t } = useTranslation('forum')
  return (
    <div className="forum-question grid">
      <h1 className="forum-question__name">{t('refused.like')}</h1>
      <div className="forum-question__form">
        <p role="alert">{reason}</p>
        <p>
          <Link to={back}>{t('refused.back')}</Link>
        </p>
      </div>
    </div>
  )
}
