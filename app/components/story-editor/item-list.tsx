import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import {
  hasProblem,
  childPath,
  isOpenAt,
  nameOfItem,
  valueAt,
  type EditedPart,
  type LabelledShape,
} from './edited-part.ts'
import { fieldId, partActs } from './field-id.ts'
import { OneField, PartFields } from './part-fields.tsx'
import { useProblemText } from './use-problem-text.ts'

interface ItemListProps {
  part: EditedPart
  path: string
  label: string
  shape: LabelledShape & { kind: 'list' }
  isOptional: boolean
}

/** A list of items of one kind, which can be added, removed and moved. */
export function ItemList({ part, path, label, shape, isOptional }: ItemListProps) {
  const { t } = useTranslation('storyEditor')
  const problemAt = useProblemText(part)
  const value = valueAt(part.content, path)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const problem = problemAt(path, label)
  return (
    <fieldset className="part-group part-list" id={fieldId(path)} tabIndex={-1}>
      <legend className="part-group__name">
        {label} <Bounds shape={shape} isOptional={isOptional} />
      </legend>
      {problem === undefined ? null : <p className="field__error">{problem}</p>}
      {items.length === 0 ? null : (
        <ol className="part-list__items">
          {items.map((item, index) => (
            <li key={index}>
              <Item
                {...{ part, label, item, index }}
                path={childPath(path, index)}
                total={items.length}
                shape={shape.item}
              />
            </li>
          ))}
        </ol>
      )}
      <p>
        <ActButton act={`${partActs.add} ${path}`} variant="link" busyLabel={t('act.saving')}>
          {t('part.addItem', { label })}
        </ActButton>
      </p>
    </fieldset>
  )
}

function Bounds({ shape: { atLeast, atMost }, isOptional }: Pick<ItemListProps, 'shape' | 'isOptional'>) {
  const { t } = useTranslation('storyEditor')
  const words = () => {
    if (isOptional || (atLeast === 0 && atMost === undefined)) return t('part.optional')
    if (atMost === undefined) return t('part.atLeast', { number: atLeast })
    return atLeast === atMost ? t('part.exactly', { number: atMost }) : t('part.between', { from: atLeast, to: atMost })
  }
  return <span className="part-group__bounds">{words()}</span>
}

interface ItemProps {
  part: EditedPart
  path: string
  label: string
  item: unknown
  shape: LabelledShape
  index: number
  total: number
}

/** An item with several fields is collapsed under its name; an item with a single text stays open. */
function Item(props: ItemProps) {
  const { t, i18n } = useTranslation('storyEditor')
  const { part, path, label, item, shape, index } = props
  const number = index + 1
  if (shape.kind !== 'group')
    return (
      <div className="part-item part-item--text" id={fieldId(path)} tabIndex={-1}>
        <ItemField {...props} />
        <ItemActs {...props} />
      </div>
    )
  const name = nameOfItem(item, shape, i18n.language === 'en' ? 'en' : 'zh')
  return (
    <details className="part-item" open={hasProblem(part, path) || isOpenAt(part, path) || undefined}>
      <summary className="part-item__name" id={fieldId(path)}>
        <VisuallyHidden>{t('part.about', { label, number })} </VisuallyHidden>
        <span aria-hidden="true">{number}.</span> {name === '' ? t('part.item', { number }) : name}
      </summary>
      <div className="part-item__body">
        <ItemActs {...props} />
        <PartFields part={part} parts={shape.parts} path={path} />
      </div>
    </details>
  )
}

function ItemField({ part, path, label, shape, index }: ItemProps) {
  if (shape.kind === 'group' || shape.kind === 'list') return null
  return <OneField part={part} path={path} label={`${label} ${index + 1}`} kind={shape.kind} isOptional={false} />
}

function ItemActs({ path, label, index, total }: ItemProps) {
  const { t } = useTranslation('storyEditor')
  const about = t('part.about', { label, number: index + 1 })
  const ways = [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < total - 1 ? (['down'] as const) : []),
    'remove' as const,
  ]
  return (
    <p className="part-acts">
      {ways.map(way => (
        <ActButton key={way} act={`${partActs[way]} ${path}`} variant="link" busyLabel={t('act.saving')}>
          {t(way === 'remove' ? 'part.removeItem' : `part.${way}`)}
          <VisuallyHidden> {about}</VisuallyHidden>
        </ActButton>
      ))}
    </p>
  )
}
