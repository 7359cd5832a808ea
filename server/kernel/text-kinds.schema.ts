import { recordOf } from './primitives.schema.ts'

/**
 * What the parts of the site call each kind of text that people publish. A row here and a line in server/texts.ts make a kind known to
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
    // Whether a new one waits for an admin: always, where a setting says so, or never.
    review: 'never',
    // What the lists of what waits for review call it.
    queue: null,
    // What the removal of many calls it.
    removable: 'article',
    isLiked: false,
    // Whether it answers another text, whose author is told of it.
    isAnswer: false,
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
    review: 'always',
    queue: 'futureMessages',
    removable: 'futureMessage',
    isLiked: false,
    isAnswer: false,
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
    review: 'setting',
    queue: 'comments',
    removable: 'comment',
    isLiked: true,
    isAnswer: true,
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
    review: 'setting',
    queue: 'blessings',
    removable: 'blessing',
    isLiked: true,
    isAnswer: false,
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
    review: 'setting',
    queue: 'forumPosts',
    removable: 'post',
    isLiked: true,
    isAnswer: false,
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
    review: 'setting',
    queue: 'forumReplies',
    removable: 'reply',
    isLiked: true,
    isAnswer: true,
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
    review: 'setting',
    queue: 'torchWishes',
    removable: null,
    isLiked: false,
    isAnswer: false,
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

/** What can be liked; each is also the name of its table, which keeps the count in `likes`. */
export const likedTypes = textKinds.flatMap(kind => (kind.isLiked ? [kind.type] : []))
export type LikedType = (typeof likedTypes)[number]

/** What an admin reviews; its author is told of the outcome on live pages. */
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
