import { Form, useNavigation, useSubmit } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { confirmDialog } from '#app/components/ui/confirm-question.ts'
import { Link } from '#app/components/ui/link.tsx'

/** Asks for confirmation before a pledge is withdrawn: in a dialog with scripts, on the page itself without. */
export function WithdrawPledgeForm({ asking, back }: { asking: boolean; back: string }) {
  const { t } = useTranslation('pledge')
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  async function ask(event: MouseEvent): Promise<void> {
    event.preventDefault()
    const question = { title: t('receipt.withdraw'), message: t('receipt.confirm'), confirmText: t('receipt.withdraw') }
    if (await confirmDialog({ ...question, type: 'danger' })) submit(null, { method: 'post' })
  }
  if (asking) return <Question busy={busy} back={back} />
  return (
    <ButtonLink to="?withdraw=1" variant="danger" preventScrollReset onClick={event => void ask(event)}>
      {t('receipt.withdraw')}
    </ButtonLink>
  )
}

function Question({ busy, back }: { busy: boolean; back: string }) {
  const { t } = useTranslation(['pledge', 'ui'])
  return (
    <Form method="post" className="receipt__question">
      <p>{t('receipt.confirm')}</p>
      <Button type="submit" variant="danger" busy={busy}>
        {t('receipt.withdraw')}
      </Button>
      <Link to={back} replace preventScrollReset>
        {t('ui:confirm.cancel')}
      </Link>
    </Form>
  )
}
