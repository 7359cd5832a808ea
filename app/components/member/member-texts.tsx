import { useTranslation } from 'react-i18next'
import { ArticleRow } from '#app/components/article/article-row.tsx'
import type { Category } from '#app/components/article/category.ts'
import { BlessingEntry } from '#app/components/blessings/blessing-entry.tsx'
import { PostList } from '#app/components/forum/post-list.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { TextsOfMember } from '#app/forms/read-member.ts'
import type { MemberPage } from '#server/member/member-page.schema.ts'
import { memberAddress, shownKinds } from '../member-links/member-address.ts'
import { ReplyRow } from './reply-row.tsx'

interface MemberTextsProps {
  page: MemberPage
  texts: TextsOfMember
  categories: readonly Category[]
  now: string
}

/** One kind of a member's signed texts, newest first. */
export function MemberTexts({ page, texts, categories, now }: MemberTextsProps) {
  const { t } = useTranslation('member')
  const { username } = page
  const { kind, total, totalPages } = texts
  const kindName = t(`kinds.${kind}`)
  return (
    <section className="member__texts">
      <h2>
        <VisuallyHidden>{t('list', { name: username, kind: kindName })}</VisuallyHidden>
      </h2>
      {total === 0 ? <Nothing page={page} kindName={kindName} /> : null}
      {total > 0 && texts.page > totalPages ? (
        <EmptyState title={t('emptyPage')} action={<Link to={memberAddress(username, kind)}>{t('firstPage')}</Link>} />
      ) : (
        <Rows texts={texts} categories={categories} now={now} />
      )}
      {total === 0 ? null : (
        <Pager
          page={texts.page}
          pages={totalPages}
          total={total}
          link={to => memberAddress(username, kind, to)}
          label={t('pages')}
        />
      )}
    </section>
  )
}

function Nothing({ page: { username, counts }, kindName }: { page: MemberPage; kindName: string }) {
  const { t } = useTranslation('member')
  const hasAny = shownKinds.some(kind => counts[kind] > 0)
  return <EmptyState title={hasAny ? t('noneOf', { kind: kindName.toLowerCase() }) : t('none', { name: username })} />
}

function Rows({ texts, categories, now }: Omit<MemberTextsProps, 'page'>) {
  switch (texts.kind) {
    case 'articles':
      return (
        <ol className="member__list">
          {texts.articles.map(article => (
            <li key={article.id}>
              <ArticleRow article={article} categories={categories} heading="h3" />
            </li>
          ))}
        </ol>
      )
    case 'posts':
      return <PostList posts={texts.posts} now={now} isBoardNamed heading="h3" />
    case 'replies':
      return (
        <ol className="member__list">
          {texts.replies.map(reply => (
            <li key={reply.id}>
              <ReplyRow reply={reply} now={now} />
            </li>
          ))}
        </ol>
      )
    case 'blessings':
      return (
        <ol className="wall__slips">
          {texts.blessings.map(blessing => (
            <BlessingEntry key={blessing.id} blessing={blessing} now={now} />
          ))}
        </ol>
      )
  }
}
