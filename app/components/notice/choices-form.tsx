import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { NoticeChoices } from '#server/notice/notice.schema.ts'

const choicesAct = 'choices'
const kinds = [
  ...(['reply', 'answer', 'comment', 'mention'] as const),
  ...(['followedPost', 'followedBoard', 'followedClass'] as const),
  ...(['like', 'review', 'report'] as const),
] as const
const ways = ['site', 'mail', 'daily', 'never'] as const

/** Form for the channels by which the member gets notices of each kind. */
export function ChoicesForm({ saved, result }: { saved: NoticeChoices; result: FormResult | undefined }) {
  const { t } = useTranslation('notice')
  const field = (kind: (typeof kinds)[number]) => {
    const props = fieldOf(choicesAct, kind, result)
    return result === undefined ? { ...props, defaultValue: saved[kind] } : props
  }
  return (
    <ActForm act={choicesAct} names={kinds} result={result} failed={t('choices.failed')}>
      {kinds.map(kind => (
        <Select
          key={kind}
          {...field(kind)}
          label={t(`choices.kinds.${kind}`)}
          options={ways.map(value => ({
            value,
            label: t(`choices.ways.${value}`),
          }))}
        />
      ))}
      <p className="act-form__acts">
        <ActButton act={choicesAct} variant="primary" busyLabel={t('choices.saving')}>
          {t('choices.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
