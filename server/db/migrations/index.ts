import type { MigrationObject } from '@mikro-orm/core'
import { FirstTables } from './0001-first-tables.ts'
import { AddBlessingsAndLikes } from './0002-add-blessings-and-likes.ts'
import { AddArticles } from './0003-add-articles.ts'
import { AddLettersAndCodes } from './0004-add-letters-and-codes.ts'
import { CountPledges } from './0005-count-pledges.ts'
import { AddComments } from './0006-add-comments.ts'
import { AddTorch } from './0007-add-torch.ts'
import { AddUploads } from './0008-add-uploads.ts'
import { AddSearch } from './0009-add-search.ts'
import { AddReports } from './0010-add-reports.ts'
import { EndReports } from './0011-end-reports.ts'
import { HoldArticles } from './0012-hold-articles.ts'
import { ForgetLikes } from './0013-forget-likes.ts'
import { SortOwnArticles } from './0014-sort-own-articles.ts'
import { IndexClassYears } from './0015-index-class-years.ts'
import { AddForum } from './0016-add-forum.ts'
import { SearchPosts } from './0017-search-posts.ts'
import { AddMosaics } from './0018-add-mosaics.ts'
import { AddressReplies } from './0019-address-replies.ts'
import { KnowLanguages } from './0020-know-languages.ts'
import { TellChanges } from './0021-tell-changes.ts'
import { CountRepliesTogether } from './0022-count-replies-together.ts'
import { CountByDay } from './0023-count-by-day.ts'
import { RemoveImagesInOrder } from './0024-remove-images-in-order.ts'
import { KeepOutsidePictures } from './0025-keep-outside-pictures.ts'
import { AddBookmarks } from './0026-add-bookmarks.ts'

/** Every migration, oldest first; commands/create-migration.ts adds a line. */
export const migrations: readonly MigrationObject[] = [
  { name: '0001-first-tables', class: FirstTables },
  { name: '0002-add-blessings-and-likes', class: AddBlessingsAndLikes },
  { name: '0003-add-articles', class: AddArticles },
  { name: '0004-add-letters-and-codes', class: AddLettersAndCodes },
  { name: '0005-count-pledges', class: CountPledges },
  { name: '0006-add-comments', class: AddComments },
  { name: '0007-add-torch', class: AddTorch },
  { name: '0008-add-uploads', class: AddUploads },
  { name: '0009-add-search', class: AddSearch },
  { name: '0010-add-reports', class: AddReports },
  { name: '0011-end-reports', class: EndReports },
  { name: '0012-hold-articles', class: HoldArticles },
  { name: '0013-forget-likes', class: ForgetLikes },
  { name: '0014-sort-own-articles', class: SortOwnArticles },
  { name: '0015-index-class-years', class: IndexClassYears },
  { name: '0016-add-forum', class: AddForum },
  { name: '0017-search-posts', class: SearchPosts },
  { name: '0018-add-mosaics', class: AddMosaics },
  { name: '0019-address-replies', class: AddressReplies },
  { name: '0020-know-languages', class: KnowLanguages },
  { name: '0021-tell-changes', class: TellChanges },
  { name: '0022-count-replies-together', class: CountRepliesTogether },
  { name: '0023-count-by-day', class: CountByDay },
  { name: '0024-remove-images-in-order', class: RemoveImagesInOrder },
  { name: '0025-keep-outside-pictures', class: KeepOutsidePictures },
  { name: '0026-add-bookmarks', class: AddBookmarks },
]
