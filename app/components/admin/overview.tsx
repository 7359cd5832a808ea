import { useTranslation } from 'react-i18next'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { RegistrationSwitch } from './registration-switch.tsx'
import { VisitorChart, type DayOfVisitors } from './visitor-chart.tsx'

interface OverviewProps {
  waiting: { pledges: number; texts: number }
  visitors: {
    totalVisitors: number
    todayVisitors: number
    weekVisitors: number
    monthVisitors: number
    days: readonly DayOfVisitors[]
  }
  registration: { enabled: boolean }
}

/** What waits, who came, and the switch of the door. */
export function Overview({ waiting, visitors, registration }: OverviewProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="overview">
      <header className="admin__head">
        <h1 className="admin__title">{t('nav.overview')}</h1>
        <p className="meta">{t('overview.lead')}</p>
      </header>
      <section className="overview__waiting" aria-labelledby="waiting-title">
        <h2 className="admin__heading" id="waiting-title">
          {t('overview.waitingHead')}
        </h2>
        <Waiting {...waiting} />
      </section>
      <section className="overview__registration" aria-labelledby="registration-title">
        <h2 className="admin__heading" id="registration-title">
          {t('overview.registrationHead')}
        </h2>
        <RegistrationSwitch enabled={registration.enabled} back="/admin" />
      </section>
      <Visitors {...visitors} />
    </div>
  )
}

const desks = ['pledges', 'texts'] as const

function Waiting(waiting: OverviewProps['waiting']) {
  const { t } = useTranslation('admin')
  const sum = waiting.pledges + waiting.texts
  return (
    <>
      <p className={sum === 0 ? 'overview__figure figures' : 'overview__figure figures is-waiting'}>{sum}</p>
      {sum === 0 ? <p className="meta">{t('overview.noneWaiting')}</p> : null}
      {desks.map(desk =>
        waiting[desk] === 0 ? null : (
          <p key={desk}>
            <TextLink to={`/admin/${desk}`} tone="onward">
              {t(`overview.waiting.${desk}`, { number: waiting[desk] })}
            </TextLink>
          </p>
        ),
      )}
    </>
  )
}

function Visitors({ todayVisitors, weekVisitors, monthVisitors, totalVisitors, days }: OverviewProps['visitors']) {
  const { t } = useTranslation('admin')
  const figures = [
    { name: t('overview.today'), count: todayVisitors },
    { name: t('overview.week'), count: weekVisitors },
    { name: t('overview.month'), count: monthVisitors },
    { name: t('overview.total'), count: totalVisitors },
  ]
  return (
    <section className="overview__visitors" aria-labelledby="visitors-title">
      <h2 className="admin__heading" id="visitors-title">
        {t('overview.visitorsHead')}
      </h2>
      <dl className="overview__figures">
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{count}</dd>
          </div>
        ))}
      </dl>
      <VisitorChart days={days} />
    </section>
  )
}
