import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'

/** The page that asks again before a comment is deleted for good. */
export function CommentRemoval({ content, back }: { content: string; back: string }) {
  const { t } = useTranslation('comment')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="article-removal grid">
      <h1 className="plain-name">{t('removal.name')}</h1>
      <blockquote className="article-removal__what">
        <p className="comment__text">{content}</p>
      </blockquote>
      <Form method="post" className="article-removal__question">
        <p>{t('removal.ask')}</p>
        <p className="article-removal__ways">
          <Button type="submit" variant="danger" busy={busy}>
            {t('removal.confirm')}
          </Button>
          <Link to={back}>{t('removal.back')}</Link>
        </p>
      </Form>
    </div>
  )
}
