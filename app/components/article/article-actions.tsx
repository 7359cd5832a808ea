import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { RemovalLink } from '#app/components/confirmation/removal-link.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import type { FullArticle } from '#server/article/article.schema.ts'

type Acting = Pick<FullArticle, 'id' | 'title' | 'can'>

/** The actions on an article that its author and admins may perform; the server decides which. */
export function ArticleActions({ article }: { article: Acting }) {
  const { t } = useTranslation('article')
  const { id, can } = article
  const busy = useNavigation().state !== 'idle'
  if (!can.edit && !can.delete) return null
  return (
    <div className="article__acts" role="group" aria-label={t('page.acts')}>
      {can.edit ? <ButtonLink to={`/articles/${id}/edit`}>{t('page.edit')}</ButtonLink> : null}
      {can.publish || can.archive ? (
        <Form method="post" action={`/articles/${id}`} preventScrollReset>
          <Button type="submit" name="act" value={can.publish ? 'publish' : 'archive'} disabled={busy}>
            {t(can.publish ? 'publish' : 'page.archive')}
          </Button>
        </Form>
      ) : null}
      {can.delete ? <RemoveLink article={article} /> : null}
    </div>
  )
}

function RemoveLink({ article: { id, title } }: { article: Acting }) {
  const { t } = useTranslation('article')
  const message = title === '' ? t('remove.askUntitled') : t('remove.ask', { title })
  return (
    <RemovalLink
      className="button button--danger"
      to={`/articles/${id}/remove`}
      question={{ title: t('remove.name'), message, confirmText: t('remove.confirm') }}
      name={t('page.remove')}
    />
  )
}
