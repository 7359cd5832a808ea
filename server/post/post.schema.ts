import { z } from 'zod'
import { id, line, moment, oneLine, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'
import { chosenLanguage, inLanguage, requiredSource, writtenLanguage } from '../markdown/markdown.schema.ts'
import { byUsername } from '../member/member-page.schema.ts'
import { authorCard, userId } from '../member/member.schema.ts'
import { reviewText, reviewState } from '../review/review.schema.ts'
import { pictureAddress } from '../kernel/picture-address.schema.ts'

/** Limits in code points (docs/product.md#limits-of-length, #images). */
export const postLimits = {
  title: 100,
  content: 20_000,
  excerpt: 160,
  beginning: 300,
  images: 9,
  image: 500,
  links: 20,
  signature: 50,
  search: 100,
} as const

const title = line(postLimits.title, { required: 'post.title_required', tooLong: 'post.title_too_long' })

const content = requiredSource(postLimits.content, {
  required: 'post.content_required',
  tooLong: 'post.content_too_long',
})

const image = pictureAddress(postLimits.image, 'post.image')

/** Addresses of pictures, https anywhere or uploaded here. Empty fields of a form are dropped. */
export const images = z
  .array(image, 'post.image')
  .overwrite(list => list.filter(address => address !== ''))
  .max(postLimits.images, 'post.too_many_images')

const isAnonymous = z.boolean('invalid.value')
const version = z.int('invalid.value').min(1, 'invalid.value')

export const writePost = z.object({
  boardId: id,
  title,
  content,
  images: images.nullish(),
  isAnonymous: isAnonymous.nullish(),
  language: chosenLanguage,
})

/** Absent fields stay as they are. If `version` is sent, a newer stored version is not overwritten. */
export const editPost = z.object({
  id,
  boardId: id.nullish(),
  title: title.optional(),
  content: content.optional(),
  images: images.nullish(),
  isAnonymous: isAnonymous.nullish(),
  language: chosenLanguage,
  version: version.nullish(),
})

/** `boardId` is the target, which must be open. */
export const movePost = z.object({ id, boardId: id })

/** New replies are counted up to this number. */
export const maxUnreadReplies = 100

/** Marks a post as read: up to a floor, or all of it. */
export const markRead = z.object({
  id,
  floor: z.int('invalid.value').min(0, 'invalid.value').max(2_147_483_647, 'invalid.value').nullish(),
})
export const visitPost = markRead.required({ floor: true }).extend({ floor: z.int() })
export const readState = z.object({ readFloor: z.int(), unreadCount: z.int() })

const postSort = z.enum(['latest', 'hot', 'highlighted', 'active'], 'invalid.sort')
export type PostSort = z.infer<typeof postSort>

export const listPosts = paging(20).extend({
  boardId: id.optional(),
  ...inLanguage,
  /** `top` is another word for `highlighted`. */
  sort: z
    .enum([...postSort.options, 'top'], 'invalid.sort')
    .transform(sort => (sort === 'top' ? 'highlighted' : sort))
    .default('latest'),
  /** Searches public posts, best matches first, and ignores any order and status. */
  search: z.string('invalid.value').overwrite(oneLine).max(postLimits.search, 'search.too_long').optional(),
  /** A status or `all`. It counts for admins only, who get posts of any status without it (docs/api.md#general). */
  status: z.string('invalid.status').max(20, 'invalid.status').optional(),
})
/** The front page of the forum: a page of the newest posts, and with the first page so many of the hottest. */
export const forumFrontPage = paging(20).extend({ ...inLanguage, hot: z.int().min(0).max(50).default(0) })
export const listOwnPosts = paging(20).extend({ status: reviewStatus.optional() })
export const reviewPost = reviewText

/** Sets a flag to `value`, or toggles it without one. */
export const setPinFeatureOrLock = z.object({ id, value: z.boolean('invalid.value').nullish() })

/** A post without its text, as this viewer sees it. Only its author and admins see its status. */
export const postCard = z.object({
  id: z.int(),
  boardId: z.int(),
  // A board that is not open takes neither posts nor replies.
  board: z.object({ id: z.int(), name: z.string(), isOpen: z.boolean() }),
  title: z.string(),
  excerpt: z.string(),
  images: z.array(z.string()),
  isAnonymous: z.boolean(),
  user: authorCard,
  userId,
  views: z.int(),
  likes: z.int(),
  replyCount: z.int(),
  isLiked: z.boolean(),
  /** True if the viewer has muted it; lists on pages fold it. */
  isMuted: z.boolean(),
  /** True if the viewer has muted the member who signed it. */
  isWriterMuted: z.boolean(),
  isSticky: z.boolean(),
  isHighlighted: z.boolean(),
  isLocked: z.boolean(),
  status: reviewStatus,
  reviewedAt: reviewState.shape.reviewedAt.optional(),
  reason: reviewState.shape.reason.optional(),
  language: writtenLanguage,
  lastReplyAt: moment.nullable(),
  /** How far this member has read it, and how many replies of others came since (at most 100). Present if they have opened it. */
  readFloor: z.int().optional(),
  unreadCount: z.int().optional(),
  createdAt: moment,
  updatedAt: moment,
  /** Time of the last change of title, text or pictures; null if there was none. */
  editedAt: moment.nullable(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    reply: z.boolean(),
    moderate: z.boolean(),
    /** Whether the viewer may read its earlier versions. */
    history: z.boolean(),
  }),
})
export type PostCard = z.infer<typeof postCard>

/** A post in a list. `content` is the beginning of the source, because API clients read it there (docs/api.md#forum). */
export const listedPost = postCard.extend({ content: z.string() })
export type ListedPost = z.infer<typeof listedPost>

export const fullPost = postCard.extend({
  content: z.string(),
  html: z.string(),
  version: z.int(),
  /** The floor up to which this member had read it before this visit; absent in the first visit. */
  newSince: z.int().optional(),
  /** For members only: guests bookmark and follow nothing. */
  isBookmarked: z.boolean().optional(),
  isFollowed: z.boolean().optional(),
})
export type FullPost = z.infer<typeof fullPost>

export const postList = z.object({ posts: z.array(listedPost), ...totals })

export const postFront = z.object({ latest: postList, hot: z.array(listedPost) })

/** Asks for posts of one board or of all, or of one member under their name. Pinned posts are ordered by age like others. */
export const newestPosts = z.object({
  boardId: id.optional(),
  username: byUsername.shape.username.optional(),
  ...inLanguage,
  limit: z.int().min(1).max(50).default(20),
})
const newestPost = postCard.extend({ html: z.string() })
export type NewestPost = z.infer<typeof newestPost>
export const newest = z.array(newestPost)

/** A post for its editor. */
const postSource = z.object({
  id: z.int(),
  boardId: z.int(),
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  isAnonymous: z.boolean(),
  /** The author's choice; null if the language is detected from the text. */
  language: writtenLanguage.nullable(),
  version: z.int(),
})
export type PostSource = z.infer<typeof postSource>

/** Like `postSource`, and whether the editor is its author: only the author may make a post anonymous. */
export const editedPost = postSource.extend({ isOwn: z.boolean() })

export const postCodes = [
  'post.title_required',
  'post.title_too_long',
  'post.content_required',
  'post.content_too_long',
  'post.too_many_links',
  'post.too_many_images',
  'post.image',
  'post.same_text',
  'post.not_found',
  'post.not_yours',
  'post.not_open',
  'post.locked',
  'post.changed_meanwhile',
] as const
