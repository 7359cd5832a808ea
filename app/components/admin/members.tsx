import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { FilterLinks } from '#app/components/filter/filter-links.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { dateText } from '#app/i18n/time-text.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { OwnMember } from '#server/member/member.schema.ts'
import { CsvLink } from './csv-link.tsx'
import { roleFilters, membersAddress, membersQueryString, type MembersQuery } from './members-address.ts'

interface MembersProps {
  asked: MembersQuery
  members: readonly OwnMember[]
  total: number
  totalPages: number
  /** The id of the admin who views the list; they cannot delete themselves here. */
  myId: number
}

const removal = 'members-removal'

/** The list of accounts: searched by part of a name or an address, opened one by one, deleted together after confirmation. */
export function Members({ asked, members, total, totalPages, myId }: MembersProps) {
  const { t } = useTranslation('adminMembers')
  return (
    <>
      <AdminHead title={t('name')}>
        <p className="meta" role="status">
          {t('found', { number: total })}
        </p>
      </AdminHead>
      <p className="admin__ways">
        <TextLink to="/admin/members/new" tone="onward">
          {t('open')}
        </TextLink>
        <CsvLink list="members" query={membersQueryString({ ...asked, page: 1 })} />
      </p>
      <MembersFilters asked={asked} />
      {members.length === 0 ? (
        <Nothing asked={asked} isBeyond={total > 0} />
      ) : (
        <>
          <ol className="reviews" aria-label={t('list')}>
            {members.map(member => (
              <Row key={member.id} member={member} isMe={member.id === myId} />
            ))}
          </ol>
          <Form id={removal} method="get" action="/admin/members/remove" className="review-batch">
            <p className="meta">{t('many')}</p>
            <Button type="submit" variant="danger">
              {t('removeChosen')}
            </Button>
          </Form>
        </>
      )}
      {totalPages > 1 || asked.page > 1 ? (
        <Pager page={asked.page} pages={totalPages} link={page => membersAddress({ ...asked, page })} />
      ) : null}
    </>
  )
}

function MembersFilters({ asked }: { asked: MembersQuery }) {
  const { t } = useTranslation('adminMembers')
  const links = roleFilters.map(role => ({
    to: membersAddress({ ...asked, role, page: 1 }),
    name: t(`roles.${role}`),
    isCurrent: role === asked.role,
  }))
  return (
    <>
      <Form method="get" action="/admin/members" role="search" className="members__finder">
        {asked.role === 'all' ? null : <input type="hidden" name="role" value={asked.role} />}
        <Field
          key={asked.search}
          name="search"
          id="members-search"
          type="search"
          label={t('search')}
          defaultValue={asked.search}
          autoComplete="off"
        />
        <Button type="submit">{t('find')}</Button>
      </Form>
      <FilterLinks label={t('filterLabel')} links={links} />
    </>
  )
}

function Nothing({ asked, isBeyond }: { asked: MembersQuery; isBeyond: boolean }) {
  const { t } = useTranslation('adminMembers')
  if (isBeyond)
    return (
      <EmptyState
        title={t('emptyPage')}
        action={<Link to={membersAddress({ ...asked, page: 1 })}>{t('firstPage')}</Link>}
      />
    )
  return (
    <EmptyState title={t('none')} action={<Link to="/admin/members">{t('all')}</Link>}>
      <p>{t('noneText')}</p>
    </EmptyState>
  )
}

function Row({ member, isMe }: { member: OwnMember; isMe: boolean }) {
  const { t } = useTranslation('adminMembers')
  const { id, username, email, avatar, role, graduationYear, department, createdAt } = member
  const place = `member-${id}`
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta">
        {isMe ? (
          <span className="review__choose" />
        ) : (
          <label className="review__choose">
            <input type="checkbox" name="ids" value={id} form={removal} />
            <VisuallyHidden>{t('choose', { name: username })}</VisuallyHidden>
          </label>
        )}
        <span>{t('number', { id })}</span>
      </p>
      <div className="review__words members__one">
        <Avatar name={username} src={avatar} />
        <div>
          <p className="members__name">
            <strong id={place}>{username}</strong>
            {role === 'user' ? null : <Badge tone="ember">{t(`role.${role}`)}</Badge>}
            {isMe ? <Badge>{t('yourself')}</Badge> : null}
          </p>
          <p className="members__address">{email}</p>
          <p className="review__facts meta">
            <span>{t('joined', { date: dateText(Date.parse(createdAt)) })}</span>
            {graduationYear === null ? null : <span>{t('classOf', { year: graduationYear })}</span>}
            {department === null ? null : <span>{department}</span>}
          </p>
        </div>
      </div>
      <div className="review__acts">
        <Link className="button button--quiet" to={`/admin/members/${id}`} aria-describedby={place}>
          {t('edit')}
        </Link>
      </div>
    </li>
  )
}
