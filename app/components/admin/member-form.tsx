import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { roles } from '#server/kernel/rights.schema.ts'
import type { OwnMember } from '#server/member/member.schema.ts'

export const memberAct = 'member'
export const sessionsAct = 'sessions'

const names = ['username', 'email', 'password', 'role', 'graduationYear', 'department', 'avatar', 'bio'] as const

type Saved = Omit<OwnMember, 'id' | 'createdAt'>

interface MemberFormProps {
  /** Absent for a new account. */
  saved?: Saved
  /** Admins cannot change their own role, and change their own password and address in the profile. */
  isMe?: boolean
  /** The idempotency key of the form for a new account: sent twice, it makes one account. */
  stamp?: string
  result: FormResult | undefined
}

/** Form for an account as admins edit it. The password can be set but is never shown. */
export function MemberForm({ saved, isMe = false, stamp, result }: MemberFormProps) {
  const { t } = useTranslation('adminMembers')
  const field = (name: Exclude<(typeof names)[number], 'password'>) => {
    const props = fieldOf(memberAct, name, result)
    return result === undefined ? { ...props, defaultValue: String(saved?.[name] ?? '') } : props
  }
  const password = fieldOf(memberAct, 'password', result)
  return (
    <ActForm act={memberAct} names={names} result={result} failed={t('editor.failed')}>
      {stamp === undefined ? null : <HiddenFields stamp={stamp} trap={t('editor.trap')} />}
      {saved === undefined ? null : <input type="hidden" name="roleBefore" value={saved.role} />}
      <div className="act-form__pair">
        <Field {...field('username')} label={t('editor.username')} autoComplete="off" spellCheck={false} />
        <Field
          {...field('email')}
          type="email"
          inputMode="email"
          label={t('editor.email')}
          autoComplete="off"
          readOnly={isMe}
        />
      </div>
      {isMe ? null : saved === undefined ? (
        <PasswordField {...password} label={t('editor.password')} autoComplete="new-password" />
      ) : (
        <PasswordField
          {...password}
          label={t('editor.newPassword')}
          hint={t('editor.newPasswordHint')}
          autoComplete="new-password"
        />
      )}
      {isMe ? (
        <p className="meta">{t('editor.ownHint')}</p>
      ) : (
        <Select
          {...field('role')}
          label={t('editor.role')}
          options={roles.map(value => ({ value, label: t(`role.${value}`) }))}
        />
      )}
      <div className="act-form__pair">
        <Field {...field('graduationYear')} optional inputMode="numeric" label={t('editor.graduationYear')} />
        <Field {...field('department')} optional label={t('editor.department')} autoComplete="off" />
      </div>
      <Field {...field('avatar')} optional inputMode="url" label={t('editor.avatar')} autoComplete="off" />
      <Field {...field('bio')} multiline rows={4} optional label={t('editor.bio')} />
      <p className="act-form__acts">
        <ActButton act={memberAct} variant="primary" busyLabel={t('editor.busy')}>
          {t('editor.save')}
        </ActButton>
        <Link to="/admin/members">{t('editor.back')}</Link>
      </p>
    </ActForm>
  )
}
