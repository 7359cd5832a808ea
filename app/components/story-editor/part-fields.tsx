import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { fieldId, fieldName, partActs } from './field-id.ts'
import { childPath, textAt, valueAt, type EditedPart, type LabelledPart, type LabelledShape } from './edited-part.ts'
import { ItemList } from './item-list.tsx'
import { LanguagePair } from './language-pair.tsx'
import { PictureField } from './picture-field.tsx'
import { useProblemText } from './use-problem-text.ts'

interface PartFieldsProps {
  part: EditedPart
  parts: readonly LabelledPart[]
  path: string
}

/** The fields of a group in the order of its schema. */
export function PartFields({ part, parts, path }: PartFieldsProps) {
  return (
    <>
      {parts.map(one => (
        <OnePart key={one.name} part={part} one={one} path={childPath(path, one.name)} />
      ))}
    </>
  )
}

function OnePart({ part, one, path }: { part: EditedPart; one: LabelledPart; path: string }) {
  const { shape, label, isOptional } = one
  if (shape.kind === 'list')
    return <ItemList part={part} path={path} label={label} shape={shape} isOptional={isOptional} />
  if (shape.kind === 'group') return <Group part={part} one={one} parts={shape.parts} path={path} />
  return <OneField part={part} path={path} label={label} kind={shape.kind} isOptional={isOptional} />
}

interface GroupProps {
  part: EditedPart
  one: LabelledPart
  parts: readonly LabelledPart[]
  path: string
}

/** A named group of fields. An optional group is added and removed as a whole. */
function Group({ part, one: { label, isOptional }, parts, path }: GroupProps) {
  const { t } = useTranslation('storyEditor')
  const isThere = !isOptional || valueAt(part.content, path) !== undefined
  if (!isThere)
    return (
      <p id={fieldId(path)} tabIndex={-1}>
        <ActButton act={`${partActs.add} ${path}`} variant="link" busyLabel={t('act.saving')}>
          {t('part.addItem', { label })}
        </ActButton>
      </p>
    )
  return (
    <fieldset className="part-group" id={fieldId(path)} tabIndex={-1}>
      <legend className="part-group__name">{label}</legend>
      {isOptional ? (
        <p className="part-acts">
          <ActButton act={`${partActs.remove} ${path}`} variant="link" busyLabel={t('act.saving')}>
            {t('part.removeItem')}
          </ActButton>
        </p>
      ) : null}
      <PartFields part={part} parts={parts} path={path} />
    </fieldset>
  )
}

interface OneFieldProps {
  part: EditedPart
  path: string
  label: string
  kind: Exclude<LabelledShape['kind'], 'list' | 'group'>
  isOptional: boolean
}

const narrow = ['number', 'day', 'date']

/** One field, rendered by the kind of its value. */
export function OneField({ part, path, label, kind, isOptional }: OneFieldProps) {
  const { t } = useTranslation('storyEditor')
  const problemAt = useProblemText(part)
  if (kind === 'text') return <LanguagePair {...{ part, path, label, isOptional }} />
  if (kind === 'piece') return <LanguagePair {...{ part, path, label, isOptional }} hint={t('hint.piece')} />
  if (kind === 'picture') return <PictureField {...{ part, path, label }} />
  const hint = hintOf(kind, path)
  return (
    <Field
      id={fieldId(path)}
      name={fieldName(path)}
      label={label}
      hint={hint === undefined ? undefined : t(`hint.${hint}`)}
      error={problemAt(path, label)}
      optional={isOptional}
      defaultValue={textAt(part.content, path)}
      className={narrow.includes(kind) ? 'part-field--narrow' : undefined}
      inputMode={kind === 'number' ? 'numeric' : kind === 'address' ? 'url' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function hintOf(kind: OneFieldProps['kind'], path: string) {
  if (kind === 'number') return 'whole'
  if (kind === 'day' || kind === 'date' || kind === 'address') return kind
  const name = path.split('.').at(-1)
  return name === 'href' || name === 'key' ? name : undefined
}
