import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** Shown below the control: one sentence or conform's list. */
  error?: string | readonly string[] | undefined
  /** Shown at the end of the label's line, for a character counter. */
  counter?: ReactNode
  optional?: boolean
}

interface FieldFrameProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: ReactNode
}

const sentences = (error: FieldTexts['error']) => (typeof error === 'string' ? [error] : (error ?? []))
export const hasError = (error: FieldTexts['error']) => sentences(error).length > 0

/** Returns the ids for `aria-describedby` of a control, in reading order; undefined if there are none. */
export function describedBy(id: string, { hint, error, counter }: Pick<FieldTexts, 'hint' | 'error' | 'counter'>) {
  const parts = [
    hasError(error) && `${id}-error`,
    hint !== undefined && `${id}-hint`,
    counter !== undefined && `${id}-counter`,
  ]
  return classNames(...parts) || undefined
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  counter,
  optional = false,
  className,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={classNames('field', hasError(error) && 'is-wrong', className)}>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
          {optional ? <span className="field__optional"> {t('field.optional')}</span> : null}
        </label>
        {counter === undefined ? null : (
          <span className="field__counter" id={`${id}-counter`}>
            {counter}
          </span>
        )}
      </div>
      {children}
      {hasError(error) ? (
        <p className="field__error" id={`${id}-error`}>
          <Icon icon={CircleAlert} size={18} />
          <span>{sentences(error).join(' ')}</span>
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
