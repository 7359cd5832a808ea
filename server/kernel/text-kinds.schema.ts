import { recordOf } from './primitives.schema.ts'

/**
 * What the parts of the site call each kind of text that people publish. A row here and a line in server/all-text-kinds.ts make a kind known to
 * all of them: what is absent from a row, such as likes, is null or false.
 */
export const textKinds = [
  {
    // The name in reports and likes.
    type: 'article',
    // The name in the audit, in refusals and in limits.
    name: 'article',
    table: 'article',
    // Which of its rows hold a text, where not all do.
    rows: null,
    // The column of who wrote it.
    author: 'author_id',
    // Its language, its board of the forum, and whether it bears no name: as SQL of its row `text`, where it has such.
    language: 'text.language',
    board: null,
    anonymous: null,
    // Whether a new one waits for an admin: always, where a setting says so, or never.
    review: 'never',
    // What the lists of what waits for review call it.
    queue: null,
    // What the removal of many calls it.
    removable: 'article',
    isLiked: false,
    // In which status members get a notice of it: those whom it answers or names, and those who follow its place. Null: nobody gets one.
    toldAs: 'published',
    // Whether it names members: then it has a column `mentions`.
    isNaming: true,
    // The field that is named when the same text is refused again.
    sameText: null,
    // The live topic that tells of it, one for each page of its kind where it is scoped: `article:12`.
    topic: null,
    // How many somebody may send in so many seconds.
    limit: { points: 20, seconds: 3600 },
  },
  {
    type: 'pledge',
    name: 'pledge',
    table: 'pledge',
    rows: null,
    author: 'member_id',
    language: 'text.language',
    board: null,
    anonymous: 'true',
    review: 'always',
    queue: 'futureMessages',
    removable: 'futureMessage',
    isLiked: false,
    toldAs: null,
    isNaming: false,
    sameText: 'message',
    topic: { name: 'pledges', isScoped: false },
    limit: { points: 10, seconds: 3600 },
  },
  {
    type: 'comment',
    name: 'comment',
    table: 'comment',
    rows: null,
    author: 'author_id',
    language: '(select language from article where id = text.article_id)',
    board: null,
    anonymous: null,
    review: 'setting',
    queue: 'comments',
    removable: 'comment',
    isLiked: true,
    toldAs: 'approved',
    isNaming: true,
    sameText: 'content',
    topic: { name: 'article', isScoped: true },
    limit: { points: 20, seconds: 60 },
  },
  {
    type: 'blessing',
    name: 'blessing',
    table: 'blessing',
    rows: null,
    author: 'author_id',
    language: 'text.language',
    board: null,
    anonymous: 'text.is_anonymous',
    review: 'setting',
    queue: 'blessings',
    removable: 'blessing',
    isLiked: true,
    toldAs: 'approved',
    isNaming: false,
    sameText: 'content',
    topic: { name: 'blessings', isScoped: false },
    limit: { points: 20, seconds: 60 },
  },
  {
    type: 'post',
    name: 'post',
    table: 'post',
    rows: null,
    author: 'author_id',
    language: 'text.language',
    board: 'text.board_id',
    anonymous: 'text.is_anonymous',
    review: 'setting',
    queue: 'forumPosts',
    removable: 'post',
    isLiked: true,
    toldAs: 'approved',
    isNaming: true,
    sameText: 'content',
    topic: { name: 'post', isScoped: true },
    limit: { points: 20, seconds: 3600 },
  },
  {
    type: 'reply',
    name: 'reply',
    table: 'reply',
    rows: null,
    author: 'author_id',
    language: '(select language from post where id = text.post_id)',
    board: '(select board_id from post where id = text.post_id)',
    anonymous: null,
    review: 'setting',
    queue: 'forumReplies',
    removable: 'reply',
    isLiked: true,
    toldAs: 'approved',
    isNaming: true,
    sameText: 'content',
    topic: { name: 'post', isScoped: true },
    limit: { points: 20, seconds: 60 },
  },
  {
    // A pass of the torch holds a text where it carries a wish.
    type: 'wish',
    name: 'torch',
    table: 'leg',
    rows: 'wish is not null',
    author: 'member_id',
    language: null,
    board: null,
    anonymous: 'true',
    review: 'setting',
    queue: 'torchWishes',
    removable: null,
    isLiked: false,
    toldAs: null,
    isNaming: false,
    sameText: null,
    topic: null,
    limit: { points: 120, seconds: 60 },
  },
] as const

type Row = (typeof textKinds)[number]

/** Every kind of text: what can be reported. */
export const textTypes = textKinds.map(({ type }) => type)
export type TextType = Row['type']

/** What the audit, refusals and limits call them. */
export type TextName = Row['name']
export const nameOfType = recordOf(textKinds.map(({ type, name }): [TextType, TextName] => [type, name]))

/** Those that name members. */
export type NamingType = Extract<Row, { isNaming: true }>['type']
const naming: ReadonlySet<TextType> = new Set(textKinds.flatMap(({ type, isNaming: names }) => (names ? [type] : [])))
export const isNaming = (type: TextType): type is NamingType => naming.has(type)

/** What can be liked; each is also the name of its table, which keeps the count in `likes`. */
export const likedTypes = textKinds.flatMap(kind => (kind.isLiked ? [kind.type] : []))
export type LikedType = (typeof likedTypes)[number]

/** What an admin reviews; its author's live pages show the outcome. */
export const reviewedKinds = textKinds.flatMap(kind => (kind.queue === null ? [] : [kind]))
export type ReviewedType = (typeof reviewedKinds)[number]['type']
export type ReviewedName = (typeof reviewedKinds)[number]['name']

/** As in the audit: `comment` makes the act `comment.review` and the target `comment 7`. */
export const reviewedNames = recordOf(reviewedKinds.map(({ type, name }): [ReviewedType, ReviewedName] => [type, name]))

/** The lists of what waits for review. */
export const reviewQueues = reviewedKinds.map(({ queue }) => queue)
export type ReviewQueue = (typeof reviewQueues)[number]

/** Those that start approved unless a site setting says "review first" (docs/product.md#what-is-reviewed-first). */
export const optionalQueues = textKinds.flatMap(kind => (kind.review === 'setting' ? [kind.queue] : []))
export type OptionalQueue = (typeof optionalQueues)[number]

/** Those whose texts carry a fingerprint for their first day. */
export const fingerprintedKinds = textKinds.flatMap(kind => (kind.sameText === null ? [] : [kind]))
export type FingerprintedTable = (typeof fingerprintedKinds)[number]['table']

/** The tables of texts. */
export type TextTable = Row['table']

/** What admins remove several of at once. */
export const removableKinds = textKinds.flatMap(kind => (kind.removable === null ? [] : [kind]))

/** The live topics that tell of texts. */
export const textTopics = textKinds.flatMap(({ topic }) => (topic === null ? [] : [topic]))

/** The topic of a kind of text; `scope` is the page it stands on where the topic is scoped. Undefined where none tells of that kind. */
export function topicOfText(type: TextType, scope: number): string | undefined {
  const topic = textKinds.find(kind => kind.type === type)?.topic
  return topic?.isScoped === true ? `${topic.name}:${scope}` : topic?.name
}
