import Link2 from 'lucide-react/icons/link-2'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { showToast } from '#app/components/ui/show-toast.ts'

/** The address of a page in a selectable field, with a copy button if scripts run. */
export function ShareLink({ address }: { address: string }) {
  const { t } = useTranslation('article')
  const field = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    if (await copied(address)) showToast({ type: 'success', message: t('page.shared') })
    else field.current?.select()
  }
  return (
    <div className="share">
      <label className="share__label" htmlFor="share-address">
        {t('page.address')}
      </label>
      <input
        ref={field}
        id="share-address"
        className="share__address"
        readOnly
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <Button className="only-scripted" onClick={() => void copy()}>
        <Icon icon={Link2} size={18} />
        {t('page.share')}
      </Button>
    </div>
  )
}

/** Copies the address. The clipboard needs https or localhost; elsewhere the address is selected, to be copied by hand. */
async function copied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}
