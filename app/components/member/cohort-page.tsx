import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleRow } from '#app/components/article/article-row.tsx'
import { BlessingEntry } from '#app/components/blessings/blessing-entry.tsx'
import { PostList } from '#app/components/forum/post-list.tsx'
import { Avatar } from '#app/components/ui/avatar.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import type { CohortList } from '#app/forms/read-cohort.ts'
import type { CohortMember } from '#server/member/cohort.schema.ts'
import { memberAddress } from '../member-links/member-address.ts'

interface CohortPageProps extends CohortList {
  /** The name of the class or the department. */
  name: string
  by: 'class' | 'department'
  /** The address of the first page, and a function that returns the address of another page. */
  at: string
  link: (page: number) => string
  now: string
  /** Acts on the class or department itself. */
  children?: ReactNode
}

/** A class or a department: its members whose pages the reader may see, and their latest signed texts. */
export function CohortPage({ name, by, list, texts, categories, isMember, at, link, now, children }: CohortPageProps) {
  const { t } = useTranslation('member')
  const { members, page, total, totalPages } = list
  return (
    <div className="cohort">
      <header className="cohort__head" data-ground="deep">
        <WaterContour shape="reach" className="member__water" />
        <div className="cohort__who grid">
          <h1 className="cohort__name">
            <bdi>{name}</bdi>
          </h1>
          <p className="cohort__lead">{t(`cohort.lead.${by}`)}</p>
          <p className="meta">{t('cohort.choice')}</p>
          {isMember ? children : <MoreForMembers at={at} />}
        </div>
      </header>
      <div className="cohort__body grid">
        <section className="cohort__members" aria-labelledby="cohort-members">
          <h2 id="cohort-members">
            {t('cohort.members')} {total === 0 ? null : <span className="member__count">{total}</span>}
          </h2>
          <Members members={members} total={total} at={at} by={by} />
          {total === 0 ? null : <Pager page={page} pages={totalPages} total={total} link={link} label={t('pages')} />}
        </section>
        <Part name={t('kinds.blessings')} isEmpty={texts.blessings.length === 0}>
          <ol className="wall__slips">
            {texts.blessings.map(blessing => (
              <BlessingEntry key={blessing.id} blessing={blessing} now={now} />
            ))}
          </ol>
        </Part>
        <Part name={t('kinds.articles')} isEmpty={texts.articles.length === 0}>
          <ol className="member__list">
            {texts.articles.map(article => (
              <li key={article.id}>
                <ArticleRow article={article} categories={categories} heading="h3" />
              </li>
            ))}
          </ol>
        </Part>
        <Part name={t('kinds.posts')} isEmpty={texts.posts.length === 0}>
          <PostList posts={texts.posts} now={now} isBoardNamed heading="h3" />
        </Part>
      </div>
    </div>
  )
}

function Part({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <section className="cohort__part">
      <h2>{name}</h2>
      {children}
    </section>
  )
}

/** Guests see only members whose pages are public, and no count of the others. */
function MoreForMembers({ at }: { at: string }) {
  const { t } = useTranslation('member')
  return (
    <p className="member__visible">
      {t('cohort.forMembers')}{' '}
      <Link to={`/login?redirect=${encodeURIComponent(at)}`} rel="nofollow">
        {t('cohort.login')}
      </Link>
    </p>
  )
}

interface MembersProps {
  members: readonly CohortMember[]
  total: number
  at: string
  by: CohortPageProps['by']
}

function Members({ members, total, at, by }: MembersProps) {
  const { t } = useTranslation('member')
  if (total === 0)
    return (
      <EmptyState title={t('cohort.none')} action={<Link to="/profile#about">{t('cohort.toProfile')}</Link>}>
        {t('cohort.noneText')}
      </EmptyState>
    )
  if (members.length === 0) return <EmptyState title={t('emptyPage')} action={<Link to={at}>{t('firstPage')}</Link>} />
  return (
    <ul className="cohort__list">
      {members.map(member => (
        <li key={member.id}>
          <Link to={memberAddress(member.username)} className="cohort__member">
            <Avatar name={member.username} src={member.avatar} />
            <span>
              <span className="cohort__username">{member.username}</span>
              <Besides member={member} by={by} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The details of a member that the page does not imply already. */
function Besides({ member: { graduationYear, department }, by }: { member: CohortMember; by: MembersProps['by'] }) {
  const { t } = useTranslation('member')
  if (by === 'class') return department === null ? null : <bdi className="meta">{department}</bdi>
  return graduationYear === null ? null : <span className="meta">{t('classOf', { year: graduationYear })}</span>
}
