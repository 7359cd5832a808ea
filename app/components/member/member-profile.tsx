import { useTranslation } from 'react-i18next'
import type { Category } from '#app/components/article/category.ts'
import { SearchField } from '#app/components/search/search-field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { TextsOfMember } from '#app/forms/read-member.ts'
import type { MemberPage } from '#server/member/member-page.schema.ts'
import { memberAddress, shownKinds } from '../member-links/member-address.ts'
import { MemberHead } from './member-head.tsx'
import { MemberTexts } from './member-texts.tsx'

interface MemberProfileProps {
  page: MemberPage
  texts: TextsOfMember
  categories: readonly Category[]
  now: string
}

/** A member's page: profile, contributions, and signed texts. */
export function MemberProfile({ page, texts, categories, now }: MemberProfileProps) {
  return (
    <div className="member">
      <MemberHead page={page} />
      <div className="member__body grid">
        <Kinds page={page} current={texts.kind} />
        <MemberSearch username={page.username} />
        <MemberTexts page={page} texts={texts} categories={categories} now={now} />
      </div>
    </div>
  )
}

function MemberSearch({ username }: { username: string }) {
  const { t } = useTranslation('search')
  return <SearchField within={{ member: username }} label={t('ofMember', { name: username })} />
}

function Kinds({ page: { username, counts }, current }: { page: MemberPage; current: TextsOfMember['kind'] }) {
  const { t } = useTranslation('member')
  return (
    <nav className="tabs member__kinds" aria-label={t('texts')}>
      <ul className="tabs__list">
        {shownKinds.map(kind => (
          <li key={kind}>
            <Link
              className="tabs__link"
              to={memberAddress(username, kind)}
              aria-current={kind === current ? 'page' : undefined}
              preventScrollReset
            >
              {t(`kinds.${kind}`)} <span className="member__count">{counts[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
