import { Form, useNavigation } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { fieldOf, summaryOf } from '#app/components/form/form-result.ts'
import type { PosterMakerProps, TypedPoster } from './poster-maker.tsx'

interface PosterFormProps extends Pick<PosterMakerProps, 'themes' | 'mottos' | 'words' | 'limits' | 'result'> {
  onType: (words: TypedPoster) => void
}

const fieldNames = ['name', 'wish'] as const

/** A form with GET: the address of the page describes the poster. */
export function PosterForm({ themes, mottos, words, limits, result, onType }: PosterFormProps) {
  const { t } = useTranslation('poster')
  const { state, formData } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [wish, setWish] = useState(words.wish)
  const problems = useMemo(() => summaryOf('poster', fieldNames, result), [result])
  const field = (name: (typeof fieldNames)[number]) => ({
    ...fieldOf('poster', name, result),
    defaultValue: words[name],
  })
  const isOver = Array.from(wish).length > limits.wish
  const read = useCallback(() => {
    if (form.current === null) return
    const typed = typedIn(form.current)
    setWish(typed.wish)
    onType(typed)
  }, [onType])
  // Reads what was typed before the scripts were loaded, or what the browser restored.
  useEffect(() => {
    read()
  }, [read])
  return (
    <Form ref={form} method="get" action="/poster#made" className="poster__form" onInput={read} noValidate>
      <FormSummary problems={problems} />
      <fieldset className="poster__themes">
        <legend>{t('theme')}</legend>
        {themes.map(({ key, name }) => (
          <label key={key} className={`poster__theme poster__theme--${key}`}>
            <input type="radio" name="theme" value={key} defaultChecked={key === words.theme} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="poster__mottos">
        <legend>{t('motto')}</legend>
        {mottos.map(({ key, text }) => (
          <label key={key} className="poster__motto">
            <input type="radio" name="motto" value={key} defaultChecked={key === words.motto} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Field {...field('name')} label={t('name')} optional autoComplete="name" />
      <Field
        {...field('wish')}
        multiline
        rows={4}
        optional
        label={t('wish')}
        hint={t('wishHint')}
        placeholder={t('wishPlaceholder')}
        counter={<CharacterCount text={wish} limit={limits.wish} />}
        error={isOver ? t('tooLong') : field('wish').error}
      />
      <p className="poster__send">
        <Button
          type="submit"
          variant="primary"
          busy={state === 'loading' && formData !== undefined}
          busyLabel={t('making')}
        >
          {t('make')}
        </Button>
        <span className="meta">{t('kept')}</span>
      </p>
    </Form>
  )
}

function typedIn(form: HTMLFormElement): TypedPoster {
  const filled = new FormData(form)
  const text = (name: keyof TypedPoster) => {
    const value = filled.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { theme: text('theme'), motto: text('motto'), name: text('name'), wish: text('wish') }
}
