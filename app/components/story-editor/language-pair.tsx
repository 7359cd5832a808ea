import { useTranslation } from 'react-i18next'
import { Field } from '#app/components/ui/field.tsx'
import { fieldId, fieldName } from './field-id.ts'
import { textAt, type EditedPart } from './edited-part.ts'
import { useProblemText } from './use-problem-text.ts'

interface LanguagePairProps {
  part: EditedPart
  path: string
  label: string
  isOptional: boolean
  hint?: string
}

const languages = { zh: 'zh-CN', en: 'en' } as const

// Both boxes have the number of lines of the longer text, so that they end at the same height.
const linesOf = ({ content }: EditedPart, path: string) =>
  Math.min(
    14,
    Math.max(
      1,
      Math.ceil(textAt(content, `${path}.zh`).length / 25),
      Math.ceil(textAt(content, `${path}.en`).length / 46),
    ),
  )

/** A text in both languages: side by side, stacked on a phone. */
export function LanguagePair({ part, path, label, isOptional, hint }: LanguagePairProps) {
  const { t } = useTranslation('storyEditor')
  const problemAt = useProblemText(part)
  const rows = linesOf(part, path)
  const lacksEnglish = textAt(part.content, `${path}.zh`) !== '' && textAt(part.content, `${path}.en`).trim() === ''
  return (
    <div className="pair">
      {(['zh', 'en'] as const).map(language => {
        const own = `${path}.${language}`
        return (
          <Field
            key={language}
            multiline
            rows={rows}
            id={fieldId(own)}
            name={fieldName(own)}
            lang={languages[language]}
            label={
              <>
                {label} <span className="pair__language">{t(language === 'zh' ? 'part.chinese' : 'part.english')}</span>
                {isOptional ? <span className="field__optional"> {t('part.optional')}</span> : null}
              </>
            }
            hint={language === 'en' && lacksEnglish ? t('part.englishMissing') : hint}
            error={problemAt(own, label) ?? (language === 'zh' ? problemAt(path, label) : undefined)}
            defaultValue={textAt(part.content, own)}
            autoComplete="off"
          />
        )
      })}
    </div>
  )
}
