import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'

export const tryAct = 'try'

/** A test text and the positions of listed words in it. */
export interface Tried {
  text: string
  hits: readonly { from: number; to: number }[]
}

/** Tests a text against the saved word list. */
export function WordListCheck({ tried, result }: { tried: Tried | undefined; result: FormResult | undefined }) {
  const { t } = useTranslation('moderation')
  const field = fieldOf(tryAct, 'text', result)
  return (
    <>
      {tried === undefined ? null : <Outcome {...tried} />}
      <ActForm act={tryAct} names={['text']} result={result} failed={t('rules.trial.failed')}>
        <Field
          {...field}
          multiline
          rows={4}
          label={t('rules.trial.text')}
          hint={t('rules.trial.hint')}
          defaultValue={result === undefined ? (tried?.text ?? '') : field.defaultValue}
        />
        <p className="act-form__acts">
          <ActButton act={tryAct} busyLabel={t('rules.trial.busy')}>
            {t('rules.trial.send')}
          </ActButton>
        </p>
      </ActForm>
    </>
  )
}

function Outcome({ text, hits }: Tried) {
  const { t } = useTranslation('moderation')
  if (hits.length === 0)
    return (
      <p className="settings__said" role="status">
        {t('rules.trial.free')}
      </p>
    )
  return (
    <div className="settings__said is-bad" role="status">
      <p>{t('rules.trial.waits', { number: hits.length })}</p>
      <p className="rules__tried">
        {hits.map(({ from, to }, at) => (
          <span key={from}>
            {text.slice(hits[at - 1]?.to ?? 0, from)}
            <mark>{text.slice(from, to)}</mark>
          </span>
        ))}
        {text.slice(hits.at(-1)?.to)}
      </p>
    </div>
  )
}
