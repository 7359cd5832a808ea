import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { langOf } from './address.ts'

interface ArticleRemovalProps {
  article: { id: number; title: string; summary: string; lang: 'zh' | 'en' }
}

/** The page that asks again before an article is deleted for good. */
export function ArticleRemoval({ article: { id, title, summary, lang } }: ArticleRemovalProps) {
  const { t } = useTranslation('article')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="article-removal grid">
      <h1 className="plain-name">{t('remove.name')}</h1>
      <blockquote className="article-removal__what" lang={langOf(lang)}>
        {title === '' ? null : <p className="article-removal__title">{title}</p>}
        <p>{summary}</p>
      </blockquote>
      <Form method="post" className="article-removal__question">
        <p>{title === '' ? t('remove.askUntitled') : t('remove.ask', { title })}</p>
        <p className="article-removal__ways">
          <Button type="submit" variant="danger" busy={busy}>
            {t('remove.confirm')}
          </Button>
          <Link to={`/articles/${id}`}>{t('remove.back')}</Link>
        </p>
      </Form>
    </div>
  )
}
