import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { textAt, valueAt, type EditedPart, type Entry } from './edited-part.ts'
import { fieldId, fieldName, partActs } from './field-id.ts'
import { useProblemText } from './use-problem-text.ts'

interface EntryOrderProps {
  part: EditedPart
  entries: readonly Entry[]
}

const list = 'keys'

/** Form for the entries that are shown and their order; hidden entries can be added to the list. */
export function EntryOrder({ part, entries }: EntryOrderProps) {
  const { t } = useTranslation('storyEditor')
  const problemAt = useProblemText(part)
  const value = valueAt(part.content, list)
  const paths = (Array.isArray(value) ? value : []).map((_, index) => `${list}.${index}`)
  const keys = paths.map(path => textAt(part.content, path))
  const labelOf = (key: string) => entries.find(entry => entry.key === key)?.label ?? key
  const others = entries.filter(({ key }) => !keys.includes(key))
  const none = problemAt(list, t('order'))
  return (
    <>
      <ol className="entry-order" aria-label={t('order')} id={fieldId(list)} tabIndex={-1}>
        {paths.map((path, index) => (
          <li key={path} className="entry-order__one" id={fieldId(path)} tabIndex={-1}>
            <input type="hidden" name={fieldName(path)} value={keys[index]} />
            <span className="entry-order__name">
              {labelOf(keys[index] ?? '')}
              <ErrorLine text={problemAt(path, labelOf(keys[index] ?? ''))} />
            </span>
            <Moves
              path={path}
              name={labelOf(keys[index] ?? '')}
              isFirst={index === 0}
              isLast={index === keys.length - 1}
            />
          </li>
        ))}
      </ol>
      <ErrorLine text={none} />
      <h2 className="admin__heading">{t('part.unlisted')}</h2>
      {others.length === 0 ? <p className="meta">{t('part.noneUnlisted')}</p> : null}
      <ul className="entry-order" hidden={others.length === 0}>
        {others.map(({ key, label }) => (
          <li key={key} className="entry-order__one">
            <span className="entry-order__name">{label}</span>
            <ActButton act={`${partActs.add} ${list}=${key}`} variant="link" busyLabel={t('act.saving')}>
              {t('part.show')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </ActButton>
          </li>
        ))}
      </ul>
    </>
  )
}

const ErrorLine = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className="field__error">{text}</span>

interface MovesProps {
  path: string
  name: string
  isFirst: boolean
  isLast: boolean
}

function Moves({ path, name, isFirst, isLast }: MovesProps) {
  const { t } = useTranslation('storyEditor')
  const ways = [...(isFirst ? [] : (['up'] as const)), ...(isLast ? [] : (['down'] as const)), 'remove' as const]
  return (
    <span className="part-acts">
      {ways.map(way => (
        <ActButton key={way} act={`${partActs[way]} ${path}`} variant="link" busyLabel={t('act.saving')}>
          {t(way === 'remove' ? 'part.removeItem' : `part.${way}`)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ActButton>
      ))}
    </span>
  )
}
