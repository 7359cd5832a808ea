import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { BoardSource } from '#server/board/board.schema.ts'

export const boardActs = { save: 'board', remove: 'board-remove' } as const

type Saved = Omit<BoardSource, 'id' | 'icon'>

const names = ['name', 'nameEn', 'description', 'descriptionEn', 'order', 'status'] as const
const statuses = ['active', 'archived'] as const

/** Form of a board: names in both languages, position, and whether it accepts posts. */
export function BoardForm({ saved, result }: { saved: Saved; result: FormResult | undefined }) {
  const { t } = useTranslation('boards')
  const field = (name: (typeof names)[number]) => {
    const props = fieldOf(boardActs.save, name, result)
    return result === undefined ? { ...props, defaultValue: String(saved[name]) } : props
  }
  return (
    <ActForm act={boardActs.save} names={names} result={result} failed={t('editor.failed')}>
      <Field {...field('name')} lang="zh" label={t('editor.name')} autoComplete="off" />
      <Field
        {...field('nameEn')}
        lang="en"
        optional
        label={t('editor.nameEn')}
        hint={t('editor.nameEnHint')}
        autoComplete="off"
      />
      <Field {...field('description')} lang="zh" multiline rows={3} optional label={t('editor.description')} />
      <Field {...field('descriptionEn')} lang="en" multiline rows={3} optional label={t('editor.descriptionEn')} />
      <div className="act-form__pair">
        <Field {...field('order')} inputMode="numeric" label={t('editor.order')} hint={t('editor.orderHint')} />
        <Select
          {...field('status')}
          label={t('editor.status')}
          options={statuses.map(value => ({ value, label: t(`editor.${value}`) }))}
        />
      </div>
      <p className="act-form__acts">
        <ActButton act={boardActs.save} variant="primary" busyLabel={t('editor.busy')}>
          {t('editor.save')}
        </ActButton>
        <Link to="/admin/boards">{t('editor.back')}</Link>
      </p>
    </ActForm>
  )
}

/** Deletes an empty board. For a board with posts it explains why it cannot be deleted. */
export function BoardRemoval({ postCount, result }: { postCount: number; result: FormResult | undefined }) {
  const { t } = useTranslation('boards')
  return (
    <section aria-labelledby="removal-title">
      <h2 className="admin__heading" id="removal-title">
        {t('remove.name')}
      </h2>
      <p className="meta">{t(postCount === 0 ? 'remove.ask' : 'remove.hasPosts')}</p>
      <ActForm act={boardActs.remove} names={[]} result={result} failed={t('remove.failed')}>
        {postCount === 0 ? (
          <p className="act-form__acts">
            <ActButton act={boardActs.remove} variant="danger" busyLabel={t('remove.busy')}>
              {t('remove.submit')}
            </ActButton>
          </p>
        ) : null}
      </ActForm>
    </section>
  )
}
