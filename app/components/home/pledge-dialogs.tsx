import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Modal } from '#app/components/ui/modal.tsx'
import type { SentPledge } from './pledge-form.tsx'
import { PledgeReportLink } from './pledge-report-link.tsx'
import type { PledgeStreamItem } from './pledge-stream-items.ts'

/** Dialog with the full text of a pledge and its author (docs/product.md#home). */
export function PledgeDialog({ pledge, onClose }: { pledge: PledgeStreamItem | undefined; onClose: () => void }) {
  const { t } = useTranslation('pledge')
  return (
    <Modal open={pledge !== undefined} onClose={onClose} labelledBy="spark-name" className="spark-dialog">
      {pledge === undefined ? null : (
        <>
          <p className="spark-dialog__message">
            <strong id="spark-name">{t('stream.saying', { name: pledge.name })}</strong>
            {pledge.message}
          </p>
          <p className="meta">{pledge.grade}</p>
          <p className="spark-dialog__close">
            <Button onClick={onClose} data-focus-first>
              {t('stream.close')}
            </Button>
            <PledgeReportLink pledge={pledge} place="future" />
          </p>
        </>
      )}
    </Modal>
  )
}

/** Thanks for a pledge, with its receipt (docs/product.md#home, #pledges). */
export function SentPledgeDialog({ sent, onClose }: { sent: SentPledge | undefined; onClose: () => void }) {
  const { t } = useTranslation('pledge')
  return (
    <Modal
      open={sent !== undefined}
      onClose={onClose}
      labelledBy="sent-title"
      returnTo="pledge-title"
      className="sent-dialog"
    >
      {sent === undefined ? null : (
        <>
          <h2 className="sent-dialog__title" id="sent-title">
            {t('sent')}
          </h2>
          <p className="lede">{t('sentThanks')}</p>
          <p>{t('sentWaiting')}</p>
          <p className="sent-dialog__ways">
            <Button variant="primary" onClick={onClose} data-focus-first>
              {t('continue')}
            </Button>
            <Link to={`/pledges/receipt/${sent.receipt}`}>{t('sentReceipt')}</Link>
          </p>
        </>
      )}
    </Modal>
  )
}
