import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { Button } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select, type SelectOption } from '#app/components/ui/select.tsx'

interface PostMoveProps {
  id: number
  title: string
  /** The board that the post is on now. */
  board: string
  others: readonly SelectOption[]
  refused: FormResult | undefined
}

/** Chooses the board that a post is moved to, on a page that works without scripts (docs/product.md#moving-a-post). */
export function PostMove({ id, title, board, others, refused }: PostMoveProps) {
  const { t } = useTranslation('forum')
  const busy = useNavigation().formData !== undefined
  const submit = useSubmit()
  const problems = useMemo(() => summaryOf('move', ['boardId'], refused), [refused])
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = others.find(({ value }) => value === new FormData(form).get('boardId'))
    const message = t('move.ask', { title, board: chosen?.label ?? '' })
    if (await confirmDialog({ title: t('move.name'), message, confirmText: t('move.confirm'), type: 'warning' }))
      submit(form)
  }
  return (
    <div className="confirmation grid">
      <h1 className="plain-name">{t('move.name')}</h1>
      <blockquote className="confirmation__what">{title}</blockquote>
      <Form method="post" className="confirmation__form" onSubmit={event => void ask(event)}>
        <FormSummary problems={problems} title={t('move.failed')} />
        <p>{t('move.from', { board })}</p>
        {others.length === 0 ? (
          <p>{t('move.none')}</p>
        ) : (
          <Select
            {...fieldOf('move', 'boardId', refused)}
            label={t('move.to')}
            hint={t('move.hint')}
            options={others}
          />
        )}
        <p className="confirmation__ways">
          {others.length === 0 ? null : (
            <Button type="submit" variant="primary" busy={busy}>
              {t('move.confirm')}
            </Button>
          )}
          <Link to={`/forum/post/${id}`}>{t('toPost')}</Link>
        </p>
      </Form>
    </div>
  )
}
