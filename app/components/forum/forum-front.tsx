import PenLine from 'lucide-react/icons/pen-line'
import Rss from 'lucide-react/icons/rss'
import { Fragment, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { SearchField } from '#app/components/search/search-field.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import type { BoardCard } from '#server/board/board.schema.ts'
import type { PostCard } from '#server/post/post.schema.ts'
import { forumAddress, newPostAddress } from './forum-address.ts'
import { BoardIndex } from './board-index.tsx'
import { HotPosts } from './hot-posts.tsx'
import { postsInOtherLanguages } from './posts-in-other-languages.ts'
import { PostList } from './post-list.tsx'
import { ReadFailed } from './read-failed.tsx'
import { useFocusAfterPaging } from './use-focus-after-paging.ts'

const heading = 'latest-name'

export interface PageOfPosts {
  posts: readonly PostCard[]
  page: number
  total: number
  totalPages: number
  texts: ShownTexts
}

interface ForumFrontProps {
  title: string
  lead: string
  boards: readonly BoardCard[]
  /** The newest posts of all boards; null if they could not be read. */
  latest: PageOfPosts | null
  hot: readonly PostCard[]
  /** The address of the feed of this list. */
  feed: string
  now: string
}

/** The front page of the forum: boards, newest posts, most active posts (docs/product.md#forum). */
export function ForumFront({ title, lead, boards, latest, hot, feed, now }: ForumFrontProps) {
  const isFront = (latest?.page ?? 1) === 1
  return (
    <div className="forum grid">
      <Head title={title} lead={lead} boards={boards} feed={feed} />
      {isFront ? <BoardIndex boards={boards} /> : null}
      {isFront && latest !== null ? <HotPosts posts={hot} /> : null}
      <Suspense>
        <Latest latest={latest} boards={boards} now={now} isFront={isFront} />
      </Suspense>
    </div>
  )
}

function Head({ title, lead, boards, feed }: Pick<ForumFrontProps, 'title' | 'lead' | 'boards' | 'feed'>) {
  const { t } = useTranslation('forum')
  const first = boards.find(({ status }) => status === 'active')
  return (
    <header className="forum__head">
      <h1 className="forum__name">
        <Title title={title} />
      </h1>
      <p className="forum__lead lede">{lead}</p>
      <div className="forum__acts">
        {first === undefined ? null : (
          <ButtonLink to={newPostAddress(first.id, 'forum')} variant="primary" rel="nofollow">
            <Icon icon={PenLine} size={18} />
            {t('home.create')}
          </ButtonLink>
        )}
        <Link to="/articles" className="forum__way">
          {t('home.toArticles')}
        </Link>
        <a href={feed} type="application/atom+xml" className="forum__way">
          <Icon icon={Rss} size={16} />
          {t('feed')}
        </a>
      </div>
      <SearchField />
    </header>
  )
}

/** The title, which breaks only after its dot if it does not fit on a line. */
function Title({ title }: { title: string }) {
  const [first, ...others] = title.split(' · ')
  return (
    <>
      <span className="forum__phrase">{others.length === 0 ? first : `${first} ·`}</span>
      {others.map(phrase => (
        <Fragment key={phrase}>
          {' '}
          <span className="forum__phrase">{phrase}</span>
        </Fragment>
      ))}
    </>
  )
}

interface LatestProps extends Pick<ForumFrontProps, 'latest' | 'boards' | 'now'> {
  isFront: boolean
}

function Latest({ latest, boards, now, isFront }: LatestProps) {
  const { t } = useTranslation('forum')
  useFocusAfterPaging({ page: latest?.page ?? 1 }, heading)
  return (
    <section className={isFront ? 'forum__latest' : 'forum__latest is-alone'} aria-labelledby={heading}>
      <h2 id={heading} className="forum__part" tabIndex={-1}>
        {t('home.latestTitle')}
      </h2>
      {latest === null ? <ReadFailed text={t('board.postsFailed')} /> : <Posts {...latest} boards={boards} now={now} />}
    </section>
  )
}

type PostsProps = PageOfPosts & Pick<ForumFrontProps, 'boards' | 'now'>

function Posts({ posts, page, total, totalPages, texts, boards, now }: PostsProps) {
  const { t } = useTranslation('forum')
  const first = boards.find(({ status }) => status === 'active')
  if (total === 0)
    return (
      <EmptyState
        title={t('board.empty')}
        action={
          first === undefined ? undefined : <Link to={newPostAddress(first.id, 'forum')}>{t('home.create')}</Link>
        }
      />
    )
  return (
    <>
      <LanguageFilter
        texts={texts}
        total={total}
        note={postsInOtherLanguages(t, boards.reduce((sum, { postCount }) => sum + postCount, 0) - total)}
        link={language => `${forumAddress(1, language)}#${heading}`}
      />
      {posts.length === 0 ? (
        <EmptyState
          title={t('board.emptyPage')}
          action={<Link to={forumAddress(1, texts.asked)}>{t('board.firstPage')}</Link>}
        />
      ) : (
        <PostList posts={posts} now={now} isBoardNamed heading="h3" />
      )}
      <Pager
        page={page}
        pages={totalPages}
        total={total}
        link={to => `${forumAddress(to, texts.asked)}#${heading}`}
        label={t('board.pages')}
      />
    </>
  )
}
