import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { logOut } from '#app/browser/end-session.ts'
import { showToast } from '#app/components/ui/show-toast.ts'

/** Logs out by a form, so that it works without scripts; with scripts it also works when the server cannot be reached (docs/product.md#logout). */
export function LogOutForm({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void logOut(() => showToast({ type: 'warning', message: t('account.leftUntold') }))
  }
  return (
    <form method="post" action="/logout" onSubmit={onSubmit}>
      <button type="submit" className={className}>
        {t('account.logOut')}
      </button>
    </form>
  )
}
