import { recordOf } from './primitives.schema.ts'

/**
 * The properties of each kind of text that people publish. A row here and a line in server/all-text-kinds.ts add a kind to every part of the site. A
 * property that a kind lacks, such as likes, is null or false.
 */
export const textKinds = [
  {
    // The name in reports and likes.
    type: 'article',
    // The first part of its acts in the audit and of its refusal codes, such as `article.remove`, and the name of its rate limit.
    namespace: 'article',
    table: 'article',
    // SQL condition for the rows of the table that are texts; null if all are.
    rows: null,
    // The column of the author.
    author: 'author_id',
    // SQL of a row `text`: its language, its board of the forum, and whether it is anonymous. Null if the kind has no such property.
    language: 'text.language',
    board: null,
    anonymous: null,
    // Whether a new text waits for review. Always: its entity has the default status `pending`. Setting: if a setting says so, or it contains a listed
    // word (server/review/starting-status.ts). Never: it is in no review queue; server/article/hold-for-review.ts hides an article with a listed word.
    review: 'never',
    // Its name in the lists of texts that wait for review.
    queueName: null,
    // Its name in the removal of several texts together.
    bulkRemovalName: 'article',
    isLiked: false,
    // The status in which members get notices of it: those whom it answers or mentions, and the followers of its place. Null: no notices.
    notifyStatus: 'published',
    // Whether it can mention members. The table then has a column `mentions`.
    canMention: true,
    // The field of the refusal if the same text is sent again.
    duplicateField: null,
    // The live topic that announces it. A scoped topic has one instance for each page of the kind: `article:12`.
    topic: null,
    // How many texts a sender may send in how many seconds.
    limit: { points: 20, seconds: 3600 },
  },
  {
    type: 'pledge',
    namespace: 'pledge',
    table: 'pledge',
    rows: null,
    author: 'member_id',
    language: 'text.language',
    board: null,
    anonymous: 'true',
    review: 'always',
    queueName: 'futureMessages',
    bulkRemovalName: 'futureMessage',
    isLiked: false,
    notifyStatus: null,
    canMention: false,
    duplicateField: 'message',
    topic: { name: 'pledges', isScoped: false },
    limit: { points: 10, seconds: 3600 },
  },
  {
    type: 'comment',
    namespace: 'comment',
    table: 'comment',
    rows: null,
    author: 'author_id',
    language: '(select language from article where id = text.article_id)',
    board: null,
    anonymous: null,
    review: 'setting',
    queueName: 'comments',
    bulkRemovalName: 'comment',
    isLiked: true,
    notifyStatus: 'approved',
    canMention: true,
    duplicateField: 'content',
    topic: { name: 'article', isScoped: true },
    limit: { points: 20, seconds: 60 },
  },
  {
    type: 'blessing',
    namespace: 'blessing',
    table: 'blessing',
    rows: null,
    author: 'author_id',
    language: 'text.language',
    board: null,
    anonymous: 'text.is_anonymous',
    review: 'setting',
    queueName: 'blessings',
    bulkRemovalName: 'blessing',
    isLiked: true,
    notifyStatus: 'approved',
    canMention: false,
    duplicateField: 'content',
    topic: { name: 'blessings', isScoped: false },
    limit: { points: 20, seconds: 60 },
  },
  {
    type: 'post',
    namespace: 'post',
    table: 'post',
    rows: null,
    author: 'author_id',
    language: 'text.language',
    board: 'text.board_id',
    anonymous: 'text.is_anonymous',
    review: 'setting',
    queueName: 'forumPosts',
    bulkRemovalName: 'post',
    isLiked: true,
    notifyStatus: 'approved',
    canMention: true,
    duplicateField: 'content',
    topic: { name: 'post', isScoped: true },
    limit: { points: 20, seconds: 3600 },
  },
  {
    type: 'reply',
    namespace: 'reply',
    table: 'reply',
    rows: null,
    author: 'author_id',
    language: '(select language from post where id = text.post_id)',
    board: '(select board_id from post where id = text.post_id)',
    anonymous: null,
    review: 'setting',
    queueName: 'forumReplies',
    bulkRemovalName: 'reply',
    isLiked: true,
    notifyStatus: 'approved',
    canMention: true,
    duplicateField: 'content',
    topic: { name: 'post', isScoped: true },
    limit: { points: 20, seconds: 60 },
  },
  {
    // A pass of the torch is a text if it carries a wish.
    type: 'wish',
    namespace: 'torch',
    table: 'leg',
    rows: 'wish is not null',
    author: 'member_id',
    language: null,
    board: null,
    anonymous: 'true',
    review: 'setting',
    queueName: 'torchWishes',
    bulkRemovalName: null,
    isLiked: false,
    notifyStatus: null,
    canMention: false,
    duplicateField: null,
    topic: null,
    limit: { points: 120, seconds: 60 },
  },
] as const

type Row = (typeof textKinds)[number]

/** Every kind of text. All can be reported. */
export const textTypes = textKinds.map(({ type }) => type)
export type TextType = Row['type']

/** The namespaces of their audit acts and refusal codes, and the names of their rate limits. */
export type TextNamespace = Row['namespace']
export const namespaceOfType = recordOf(
  textKinds.map(({ type, namespace }): [TextType, TextNamespace] => [type, namespace]),
)

/** The kinds that can mention members. */
export type MentioningType = Extract<Row, { canMention: true }>['type']
const mentioningTypes: ReadonlySet<TextType> = new Set(
  textKinds.flatMap(({ type, canMention: names }) => (names ? [type] : [])),
)
export const canMention = (type: TextType): type is MentioningType => mentioningTypes.has(type)

/** The kinds that can be liked; each is also the name of its table, whose column `likes` has the count. */
export const likedTypes = textKinds.flatMap(kind => (kind.isLiked ? [kind.type] : []))
export type LikedType = (typeof likedTypes)[number]

/** The kinds that are reviewed. Live pages of the author show the result. */
export const reviewedKinds = textKinds.flatMap(kind => (kind.queueName === null ? [] : [kind]))
export type ReviewedType = (typeof reviewedKinds)[number]['type']
export type ReviewedNamespace = (typeof reviewedKinds)[number]['namespace']

/** The namespaces in the audit: `comment` makes the act `comment.review` and the target `comment 7`. */
export const reviewedNamespaces = recordOf(
  reviewedKinds.map(({ type, namespace }): [ReviewedType, ReviewedNamespace] => [type, namespace]),
)

/** The names of the lists of texts that wait for review. */
export const reviewQueues = reviewedKinds.map(({ queueName }) => queueName)
export type ReviewQueue = (typeof reviewQueues)[number]

/** The lists of kinds that start approved unless a site setting says "review first" (docs/product.md#what-is-reviewed-first). */
export const optionalQueues = textKinds.flatMap(kind => (kind.review === 'setting' ? [kind.queueName] : []))
export type OptionalQueue = (typeof optionalQueues)[number]

/** The kinds whose rows have a fingerprint on their first day. */
export const fingerprintedKinds = textKinds.flatMap(kind => (kind.duplicateField === null ? [] : [kind]))
export type FingerprintedTable = (typeof fingerprintedKinds)[number]['table']

/** The tables of texts. */
export type TextTable = Row['table']

/** The kinds of which admins can remove several together. */
export const removableKinds = textKinds.flatMap(kind => (kind.bulkRemovalName === null ? [] : [kind]))

/** The live topics that announce texts. */
export const textTopics = textKinds.flatMap(({ topic }) => (topic === null ? [] : [topic]))

/** Returns the live topic of a text; `scope` is the id of its page if the topic is scoped. Undefined if the kind has no topic. */
export function topicOfText(type: TextType, scope: number): string | undefined {
  const topic = textKinds.find(kind => kind.type === type)?.topic
  return topic?.isScoped === true ? `${topic.name}:${scope}` : topic?.name
}
