import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { ReviewConfig, WordList } from '#server/setting/review-rules.schema.ts'
import type { OptionalQueue } from '#server/kernel/text-kind-properties.schema.ts'

export const reviewFirstAct = 'first'
export const wordListsAct = 'words'

interface ReviewFirstFormProps {
  config: ReviewConfig
  kinds: readonly OptionalQueue[]
  result: FormResult | undefined
}

/** Form that chooses which kinds of text need approval before they are public. */
export function ReviewFirstForm({ config, kinds, result }: ReviewFirstFormProps) {
  const { t } = useTranslation('moderation')
  return (
    <ActForm act={reviewFirstAct} names={kinds} result={result} failed={t('rules.first.failed')}>
      <fieldset className="rules__kinds" aria-describedby="first-hint">
        <legend className="visually-hidden">{t('rules.first.name')}</legend>
        {kinds.map(kind => (
          <Checkbox
            key={kind}
            name={kind}
            label={t(`rules.first.kind.${kind}`)}
            defaultChecked={result === undefined ? config[kind] : result.values[kind] === 'on'}
          />
        ))}
      </fieldset>
      <p className="meta" id="first-hint">
        {t('rules.first.hint')}
      </p>
      <p className="act-form__acts">
        <ActButton act={reviewFirstAct} variant="primary" busyLabel={t('rules.busy')}>
          {t('rules.first.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}

const lists = ['words', 'exceptions'] as const

/** Form for the words that send a text to review, and the harmless words that may contain them; one per line. */
export function WordListsForm({ list, result }: { list: WordList; result: FormResult | undefined }) {
  const { t } = useTranslation('moderation')
  return (
    <ActForm act={wordListsAct} names={lists} result={result} failed={t('rules.words.failed')}>
      {lists.map(name => {
        const field = fieldOf(wordListsAct, name, result)
        return (
          <Field
            key={name}
            {...field}
            multiline
            rows={8}
            label={t(`rules.words.${name}`)}
            hint={t(`rules.words.${name}Hint`)}
            defaultValue={result === undefined ? list[name].join('\n') : field.defaultValue}
            autoComplete="off"
            spellCheck={false}
          />
        )
      })}
      <p className="act-form__acts">
        <ActButton act={wordListsAct} variant="primary" busyLabel={t('rules.busy')}>
          {t('rules.words.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
