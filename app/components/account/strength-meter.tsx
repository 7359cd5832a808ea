import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordStrength } from '#server/member/password-strength.schema.ts'

export type StrengthRule = (password: string) => PasswordStrength

/** Returns the strength of the typed password; undefined while the field is empty. The rule is loaded when the field first gets the focus. */
export function useStrength(load: () => Promise<StrengthRule>) {
  const [value, setValue] = useState<PasswordStrength>()
  const typed = useRef('')
  const rule = useRef<StrengthRule>()
  const asked = useRef(false)
  function show(): void {
    setValue(typed.current === '' ? undefined : rule.current?.(typed.current))
  }
  async function fetchRule(): Promise<void> {
    try {
      rule.current = await load()
      show()
    } catch {
      // If the rule cannot be loaded there is no indicator; the form works as it does without scripts.
      asked.current = false
    }
  }
  function prepare(): void {
    if (asked.current) return
    asked.current = true
    void fetchRule()
  }
  function read(password: string): void {
    typed.current = password
    show()
  }
  return { value, prepare, read }
}

const levels = ['weak', 'medium', 'strong'] as const

/** A gauge of three marks and a word that screen readers announce when it changes (docs/product.md#passwords). */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const { t } = useTranslation('account')
  const reached = strength === undefined ? 0 : levels.indexOf(strength) + 1
  return (
    <span className={`strength strength--${strength ?? 'none'}`} role="status">
      {strength === undefined ? null : (
        <>
          <span className="strength__label">{t('register.strength.label')}</span>
          <span className="strength__gauge" aria-hidden="true">
            {levels.map((level, index) => (
              <span className={index < reached ? 'strength__mark is-reached' : 'strength__mark'} key={level} />
            ))}
          </span>
          <strong>{t(`register.strength.${strength}`)}</strong>
        </>
      )}
    </span>
  )
}
