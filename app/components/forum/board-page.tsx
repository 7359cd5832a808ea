import PenLine from 'lucide-react/icons/pen-line'
import Rss from 'lucide-react/icons/rss'
import { useTranslation } from 'react-i18next'
import { FollowButton } from '#app/components/follow/follow-button.tsx'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { SearchField } from '#app/components/search/search-field.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { BoardCard } from '#server/board/board.schema.ts'
import type { PostSort } from '#server/post/post.schema.ts'
import { boardAddress, newPostAddress } from './forum-address.ts'
import { BoardLinks } from './board-links.tsx'
import { Counts } from './labelled-counts.tsx'
import type { PageOfPosts } from './forum-front.tsx'
import { postsInOtherLanguages } from './posts-in-other-languages.ts'
import { PostList } from './post-list.tsx'
import { ReadFailed } from './read-failed.tsx'
import { SortLinks } from './sort-links.tsx'
import { useFocusAfterPaging } from './use-focus-after-paging.ts'

const heading = 'board-name'

interface BoardPageProps {
  board: BoardCard
  boards: readonly BoardCard[]
  /** True if the reader follows the board; null for guests. */
  isFollowed: boolean | null
  sort: PostSort
  /** Null if the posts could not be read. */
  list: PageOfPosts | null
  /** The address of the feed of this list. */
  feed: string
  now: string
}

/** A board: its description and its posts in the chosen order (docs/product.md#board). */
export function BoardPage({ board, boards, isFollowed, sort, list, feed, now }: BoardPageProps) {
  const { t } = useTranslation('forum')
  useFocusAfterPaging({ page: list?.page ?? 1, sort }, heading)
  return (
    <div className="board grid">
      <p className="back-link">
        <Link to="/forum">{t('board.back')}</Link>
      </p>
      <Head board={board} isFollowed={isFollowed} feed={feed} />
      <div className="board__body">
        <BoardSearch board={board.id} />
        <SortLinks board={board.id} current={sort} />
        {list === null ? (
          <ReadFailed text={t('board.postsFailed')} />
        ) : (
          <Posts board={board} sort={sort} now={now} {...list} />
        )}
      </div>
      <div className="board__margin">
        <BoardLinks boards={boards} current={board.id} />
      </div>
    </div>
  )
}

function BoardSearch({ board }: { board: number }) {
  const { t } = useTranslation('search')
  return <SearchField within={{ board }} label={t('inBoard')} />
}

function Head({ board, isFollowed, feed }: Pick<BoardPageProps, 'board' | 'isFollowed' | 'feed'>) {
  const { t } = useTranslation('forum')
  const { id, name, description, status, postCount, replyCount } = board
  return (
    <header className="board__head">
      <h1 id={heading} className="board__name" tabIndex={-1}>
        {name}
      </h1>
      {description === '' ? null : <p className="board__about">{description}</p>}
      <Counts
        className="board__counts"
        counts={[
          [t('boards.posts'), postCount],
          [t('boards.replies'), replyCount],
        ]}
      />
      {status === 'active' ? null : <p className="board__note">{t('board.archivedNote')}</p>}
      <div className="board__acts">
        {status === 'active' ? (
          <ButtonLink to={newPostAddress(id)} variant="primary" rel="nofollow">
            <Icon icon={PenLine} size={18} />
            {t('board.write')}
          </ButtonLink>
        ) : null}
        <a href={feed} type="application/atom+xml" className="board__feed">
          <Icon icon={Rss} size={16} />
          {t('feed')}
        </a>
        {isFollowed === null ? null : <FollowButton type="board" id={id} isFollowed={isFollowed} of={name} />}
      </div>
    </header>
  )
}

type PostsProps = PageOfPosts & Pick<BoardPageProps, 'board' | 'sort' | 'now'>

function Posts({ board, sort, now, posts, page, total, totalPages, texts }: PostsProps) {
  const { t } = useTranslation('forum')
  if (total === 0) return <Nothing board={board} sort={sort} />
  const at = { id: board.id, sort, language: texts.asked }
  return (
    <>
      <LanguageFilter
        texts={texts}
        total={total}
        note={sort === 'highlighted' ? undefined : postsInOtherLanguages(t, board.postCount - total)}
        link={language => boardAddress({ ...at, language })}
      />
      {posts.length === 0 ? (
        <EmptyState title={t('board.emptyPage')} action={<Link to={boardAddress(at)}>{t('board.firstPage')}</Link>} />
      ) : (
        <PostList posts={posts} now={now} heading="h2" />
      )}
      <Pager
        page={page}
        pages={totalPages}
        total={total}
        link={to => boardAddress({ ...at, page: to })}
        label={t('board.pages')}
      />
    </>
  )
}

function Nothing({ board: { id, status }, sort }: Pick<BoardPageProps, 'board' | 'sort'>) {
  const { t } = useTranslation('forum')
  if (sort === 'highlighted') return <EmptyState title={t('board.emptyFeatured')} />
  const write = <Link to={newPostAddress(id)}>{t('board.write')}</Link>
  return <EmptyState title={t('board.empty')} action={status === 'active' ? write : undefined} />
}
