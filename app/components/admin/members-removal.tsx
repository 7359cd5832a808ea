import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { summaryOf, type FormResult } from '#app/components/form/form-result.ts'

interface MembersRemovalProps {
  members: readonly { id: number; username: string; email: string }[]
  result: FormResult | undefined
}

const choices = ['keep', 'remove'] as const

/** The confirmation page for deleting accounts for good, and for choosing what happens to their texts (docs/product.md#leaving). */
export function MembersRemoval({ members, result }: MembersRemovalProps) {
  const { t } = useTranslation('adminMembers')
  const busy = useNavigation().state === 'submitting'
  const problems = useMemo(() => summaryOf('members', ['texts'], result), [result])
  return (
    <>
      <AdminHead title={t('remove.name')} />
      <FormSummary problems={problems} title={t('remove.failed')} />
      <ul className="removal members__leaving" aria-label={t('remove.some')}>
        {members.map(({ id, username, email }) => (
          <li key={id}>
            <strong>{username}</strong> <span className="meta">{email}</span>
          </li>
        ))}
      </ul>
      <Form method="post" className="members__question">
        {members.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <p>{t('remove.ask')}</p>
        <fieldset className="choices">
          <legend>{t('remove.texts')}</legend>
          {choices.map(choice => (
            <div key={choice} className="choices__one">
              <input
                type="radio"
                name="texts"
                value={choice}
                id={choice === 'keep' ? 'members-texts' : `members-texts-${choice}`}
                defaultChecked={choice === (result?.values['texts'] ?? 'keep')}
              />
              <label htmlFor={choice === 'keep' ? 'members-texts' : `members-texts-${choice}`}>
                {t(`remove.${choice}`)}
              </label>
            </div>
          ))}
        </fieldset>
        <p className="act-form__acts">
          <Button type="submit" variant="danger" busy={busy} busyLabel={t('remove.busy')}>
            {t('remove.submit')}
          </Button>
          <Link to="/admin/members">{t('editor.back')}</Link>
        </p>
      </Form>
    </>
  )
}
