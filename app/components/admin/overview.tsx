import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { queueAddress } from './queue-address.ts'
import type { TextType } from '#server/kernel/text-kind-properties.schema.ts'
import type { Health, Queue, SiteStats } from '#server/admin/admin.schema.ts'
import { ElapsedTime } from './elapsed-time.tsx'
import { HealthRows } from './health.tsx'
import { RegistrationSwitch } from './registration-switch.tsx'

interface OverviewProps {
  queue: Queue
  /** The figures that only admins see. */
  more: {
    stats: Omit<SiteStats, 'pending'>
    /** Numbers of new visitors. */
    visitors: { today: number; week: number; month: number }
    registration: { enabled: boolean }
    health: Health
  } | null
  now: string
}

type More = NonNullable<OverviewProps['more']>

/** The overview: pending entries and their age, site statistics, the registration switch, and the health of the site. */
export function Overview({ queue, more, now }: OverviewProps) {
  const { t } = useTranslation(['admin', 'dashboard'])
  return (
    <div className="overview">
      <AdminHead title={t('nav.overview')} lead={t('overview.lead')} />
      <section className="overview__waiting" aria-labelledby="waiting-title">
        <h2 className="admin__heading" id="waiting-title">
          {t('overview.waitingHead')}
        </h2>
        <Waiting queue={queue} now={now} />
      </section>
      {more === null ? null : (
        <>
          <Visitors {...more.visitors} total={more.stats.visitors} />
          <section className="overview__registration" aria-labelledby="registration-title">
            <h2 className="admin__heading" id="registration-title">
              {t('overview.registrationHead')}
            </h2>
            <RegistrationSwitch enabled={more.registration.enabled} back="/admin" />
          </section>
          <Figures stats={more.stats} />
          <section className="overview__health" aria-labelledby="health-title">
            <h2 className="admin__heading" id="health-title">
              {t('dashboard:health.name')}
            </h2>
            <HealthRows health={more.health} now={now} />
          </section>
        </>
      )}
    </div>
  )
}

type QueueKind = Queue['kinds'][number]['kind']

const typeOf = {
  futureMessages: 'pledge',
  comments: 'comment',
  blessings: 'blessing',
  forumPosts: 'post',
  forumReplies: 'reply',
  torchWishes: 'wish',
} as const satisfies Readonly<Record<Exclude<QueueKind, 'reports'>, TextType>>

const queueAddressOf = (kind: QueueKind) =>
  kind === 'reports' ? queueAddress({ why: 'reports' }) : queueAddress({ type: typeOf[kind] })

function Waiting({ queue: { total, kinds }, now }: { queue: Queue; now: string }) {
  const { t } = useTranslation(['dashboard', 'admin'])
  if (total === 0)
    return (
      <>
        <p className="overview__figure figures">0</p>
        <p className="meta">{t('admin:overview.noneWaiting')}</p>
      </>
    )
  return (
    <>
      <p className="overview__figure figures is-waiting">{total}</p>
      <ul className="overview__kinds" aria-label={t('waiting.label')}>
        {kinds.map(({ kind, number, oldestAt }) =>
          oldestAt === null ? null : (
            <li key={kind}>
              <Link className="overview__kind" to={queueAddressOf(kind)}>
                <span className="overview__kind-name">{t(`waiting.kind.${kind}`)}</span>
                <span className="figures">{number}</span>
                <span className="meta">
                  <ElapsedTime at={oldestAt} now={now}>
                    {age => t('waiting.oldest', { age })}
                  </ElapsedTime>
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

function Visitors({ today, week, month, total }: More['visitors'] & { total: number }) {
  const { t } = useTranslation('admin')
  const figures = [
    { name: t('overview.today'), count: today },
    { name: t('overview.week'), count: week },
    { name: t('overview.month'), count: month },
    { name: t('overview.total'), count: total },
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
    </section>
  )
}

const figures = [
  'users',
  'visitors',
  'articles',
  'maxims',
  'comments',
  'blessings',
  'futureMessages',
  'forumPosts',
  'forumReplies',
  'torch',
  'relayParticipations',
] as const

function Figures({ stats }: Pick<More, 'stats'>) {
  const { t } = useTranslation('dashboard')
  return (
    <section className="overview__all" aria-labelledby="figures-title">
      <h2 className="admin__heading" id="figures-title">
        {t('figures.name')}
      </h2>
      <dl className="overview__table">
        {figures.map(name => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="figures">{stats[name]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to="/admin/days" tone="onward">
          {t('figures.more')}
        </TextLink>
      </p>
    </section>
  )
}
