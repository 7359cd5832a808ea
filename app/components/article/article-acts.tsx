import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import type { FullArticle } from '#server/article/article.schema.ts'

type Acting = Pick<FullArticle, 'id' | 'title' | 'can'>

/** What its author and admins may do with an article; the server says what that is. */
export function ArticleActs({ article }: { article: Acting }) {
  const { t } = useTranslation('article')
  const { id, can } = article
  const busy = useNavigation().state !== 'idle'
  if (!can.edit && !can.delete) return null
  return (
    <div className="article__acts" role="group" aria-label={t('page.acts')}>
      {can.edit ? <ButtonLink to={`/articles/${id}/edit`}>{t('page.edit')}</ButtonLink> : null}
      {can.publish || can.archive ? (
        <Form method="post" action={`/articles/${id}`} preventScrollReset>
          <Button type="submit" name="intent" value={can.publish ? 'publish' : 'archive'} disabled={busy}>
            {t(can.publish ? 'publish' : 'page.archive')}
          </Button>
        </Form>
      ) : null}
      {can.delete ? <RemoveLink article={article} /> : null}
    </div>
  )
}

/** Asks before an article goes: a dialog where scripts run, a page of its own where not. */
function RemoveLink({ article: { id, title } }: { article: Acting }) {
  const { t } = useTranslation('article')
  const submit = useSubmit()
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const message = title === '' ? t('remove.askUntitled') : t('remove.ask', { title })
    const question = { title: t('remove.name'), message, confirmText: t('remove.confirm') }
    if (await confirmDialog({ ...question, type: 'danger' }))
      submit(null, { method: 'post', action: `/articles/${id}/remove` })
  }
  return (
    <Link to={`/articles/${id}/remove`} className="button button--danger" onClick={event => void ask(event)}>
      {t('page.remove')}
    </Link>
  )
}
