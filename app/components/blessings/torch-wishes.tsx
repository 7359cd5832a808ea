import { useTranslation } from 'react-i18next'
import { ReportLink } from '#app/components/report/report-link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { groupDigits } from '#app/i18n/group-digits.ts'
import type { PublicWish } from '#server/torch/torch.schema.ts'

/** The wishes of the torch relay, each with the number of its leg. */
export function TorchWishes({ wishes, now }: { wishes: readonly PublicWish[]; now: string }) {
  const { t } = useTranslation('blessing')
  if (wishes.length === 0) return null
  return (
    <section className="legs grid" aria-labelledby="legs-title">
      <h3 id="legs-title" className="legs__title">
        {t('relay.wishes')}
      </h3>
      <ol className="legs__list">
        {wishes.map(({ from, wish, passedAt }) => (
          <li key={from} id={`leg-${from}`} className="legs__leg">
            <span className="legs__wish">{wish}</span>
            <span className="meta">
              {t('relay.leg', { leg: groupDigits(from) })} · <RelativeTime at={passedAt} now={now} />
              <ReportLink
                type="wish"
                id={from}
                place={`leg-${from}`}
                of={t('relay.leg', { leg: groupDigits(from) })}
                className="legs__report"
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
