import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { dateText } from '#app/components/ui/time-text.ts'
import type { OwnMember } from '#server/member/member.schema.ts'
import type { OwnPledge } from '#server/pledge/pledge.schema.ts'

interface ProfileProps {
  member: OwnMember
  pledges: readonly OwnPledge[]
  now: string
}

const tones = { pending: 'warn', approved: 'good', rejected: 'bad' } as const satisfies Record<string, BadgeTone>

/** Who the member is here, in one ruled list, and beside it what they have pledged. */
export function Profile({ member, pledges, now }: ProfileProps) {
  const { t } = useTranslation('account')
  const facts = [
    { label: t('profile.username'), value: member.username },
    { label: t('profile.email'), value: member.email },
    { label: t('profile.role'), value: t(`profile.roles.${member.role}`) },
    { label: t('profile.joined'), value: dateText(Date.parse(member.createdAt)) },
  ]
  return (
    <div className="profile grid">
      <h1 className="profile__title">{t('profile.title')}</h1>
      <section className="profile__facts" aria-labelledby="profile-basic">
        <h2 id="profile-basic">{t('profile.basic')}</h2>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="profile__pledges" aria-labelledby="profile-pledges">
        <h2 id="profile-pledges">{t('profile.pledges')}</h2>
        {pledges.length === 0 ? <NoPledges /> : <Pledges pledges={pledges} now={now} />}
      </section>
    </div>
  )
}

function NoPledges() {
  const { t } = useTranslation('account')
  return (
    <>
      <p>{t('profile.noPledges')}</p>
      <p className="profile__write">
        <ButtonLink to="/#future">{t('profile.write')}</ButtonLink>
      </p>
    </>
  )
}

function Pledges({ pledges, now }: Pick<ProfileProps, 'pledges' | 'now'>) {
  const { t } = useTranslation(['account', 'pledge'])
  return (
    <ol className="profile__list">
      {pledges.map(({ id, message, status, reason, createdAt }) => (
        <li key={id}>
          <p className="profile__message">{message}</p>
          <p className="meta">
            <Badge tone={tones[status]}>{t(`profile.status.${status}`)}</Badge>{' '}
            <RelativeTime at={createdAt} now={now} />
            {reason === null ? null : ` · ${reason}`}{' '}
            <Link to={`/pledges/${id}/withdraw`}>{t('pledge:receipt.withdraw')}</Link>
          </p>
        </li>
      ))}
    </ol>
  )
}
