import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import { summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import type { OwnPledge } from '#server/pledge/pledge.schema.ts'
import { WithdrawPledgeForm } from './withdraw-pledge-form.tsx'

interface ReceiptProps {
  pledge: OwnPledge
  /** True if the page asks for confirmation before the pledge is withdrawn. */
  asking: boolean
  result: FormResult | undefined
  /** Address to return to; set when a member withdraws a pledge without its receipt. */
  back?: string
}

/** A pledge as its sender sees it: the text, its status, and the control that withdraws it. */
export function PledgeReceipt({ pledge, asking, result, back }: ReceiptProps) {
  const { t } = useTranslation('pledge')
  const problems = useMemo(() => summaryOf('receipt', [], result), [result])
  return (
    <article className="receipt">
      <header className="receipt__head grid">
        <h1 className="receipt__title">{t('receipt.title')}</h1>
        <p className="receipt__lead">{t(back === undefined ? 'receipt.lead' : 'receipt.ownLead')}</p>
      </header>
      <div className="receipt__river" data-ground="night">
        <WaterContour shape="reach" className="receipt__water" />
        <figure className="receipt__spark grid">
          <blockquote className="receipt__message">{pledge.message}</blockquote>
          <figcaption className="receipt__sender">
            {pledge.name} <span className="meta">{pledge.grade}</span>
          </figcaption>
        </figure>
      </div>
      <div className="receipt__foot grid">
        <ReviewStatusNote pledge={pledge} />
        <div className="receipt__ways">
          <FormSummary problems={problems} />
          <WithdrawPledgeForm asking={asking} back={back ?? '.'} />
          {asking ? null : (
            <TextLink to="/#future" tone="onward">
              {t('receipt.back')}
            </TextLink>
          )}
        </div>
      </div>
    </article>
  )
}

function ReviewStatusNote({ pledge: { status, createdAt, reviewedAt, reason } }: { pledge: OwnPledge }) {
  const { t } = useTranslation('pledge')
  return (
    <dl className={`receipt__standing receipt__standing--${status}`}>
      <dt>{t('receipt.sentAt')}</dt>
      <dd>
        <Moment at={createdAt} />
      </dd>
      <dt>{t('receipt.status')}</dt>
      <dd>
        <p className="receipt__status">{t(`receipt.${status}`)}</p>
        {reviewedAt === null ? null : <Moment at={reviewedAt} />}
      </dd>
      {reason === null ? null : (
        <>
          <dt>{t('receipt.reason')}</dt>
          <dd>{reason}</dd>
        </>
      )}
    </dl>
  )
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{dateTimeText(Date.parse(at))}</time>
