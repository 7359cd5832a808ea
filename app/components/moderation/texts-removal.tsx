import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { ListedText } from '#server/text-list/text-list.schema.ts'

interface TextsRemovalProps {
  texts: readonly Pick<ListedText, 'type' | 'id' | 'title' | 'content' | 'changedAt' | 'author'>[]
  back: string
  problems: readonly { message: string }[]
}

/** The confirmation page before texts are moved to the bin. */
export function TextsRemoval({ texts, back, problems }: TextsRemovalProps) {
  const { t } = useTranslation('content')
  const { t: ofQueue } = useTranslation('queue')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead title={t('removal.name')} />
      <FormSummary problems={problems} title={t('failed')} />
      <ul className="removal content-leaving" aria-label={t('removal.some')}>
        {texts.map(({ type, id, title, content, author }) => (
          <li key={`${type} ${id}`}>
            <span className="meta">
              {ofQueue(`numbered.${type}`, { id })}
              {author === null ? null : ` · ${author.username}`}
            </span>
            <p>{title ?? content}</p>
          </li>
        ))}
      </ul>
      <Form method="post" className="removal__question">
        <input type="hidden" name="back" value={back} />
        {texts.map(({ type, id, changedAt }) => (
          <input key={`${type} ${id}`} type="hidden" name="texts" value={`${type} ${id} ${changedAt}`} />
        ))}
        <p>{t('removal.ask')}</p>
        <Button type="submit" variant="danger" busy={busy}>
          {t('removal.confirm', { number: texts.length })}
        </Button>
        <Link to={back}>{t('removal.back')}</Link>
      </Form>
    </>
  )
}
