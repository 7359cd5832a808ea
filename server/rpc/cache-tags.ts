/** Collects the cache tags of a page while its loaders read. The page stays valid until a change of one of its tags is announced. */
export class CacheTags {
  readonly #tags = new Set<string>()
  /** True if the sender of the request is counted as a reader, although the result is then shared. */
  readonly countsReader: boolean
  #isComplete = true
  #hasCounts = false

  constructor({ countsReader = false }: { countsReader?: boolean } = {}) {
    this.countsReader = countsReader
  }

  get tags(): ReadonlySet<string> {
    return this.#tags
  }

  /** False if the page read something without known tags, or if a read failed. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** True if the page shows counts, whose changes are not announced. */
  get hasCounts(): boolean {
    return this.#hasCounts
  }

  /** Adds the tag of a read without a procedure. */
  add(tag: string): void {
    this.#tags.add(tag)
  }

  /** Adds the tags of a procedure's result. */
  addResult(path: string, input: unknown, result: unknown): void {
    const rule = procedures[path]
    if (rule === undefined || isDrawn(input)) this.#isComplete = false
    else for (const tag of rule.tags(input, result)) this.#tags.add(tag)
    this.#hasCounts ||= rule?.hasCounts ?? false
    for (const id of memberIdsIn(result)) this.#tags.add(`member:${id}`)
  }

  markIncomplete(): void {
    this.#isComplete = false
  }
}

interface TagRule {
  tags: (input: unknown, result: unknown) => readonly string[]
  hasCounts: boolean
}

const fixedTags = (...tags: string[]): TagRule => ({ tags: () => tags, hasCounts: true })

const rowTag = (kind: string): TagRule => ({ tags: input => [`${kind}:${numberAt(input, 'id')}`], hasCounts: true })

/** The tags of a list in one place: `kind@id` and the place itself, or the whole kind if the input names no place. */
const listTags = (kind: string, place: string, of: string): TagRule => ({
  tags(input) {
    const id = numberAt(input, place)
    return id === 'none' ? [kind] : [`${kind}@${id}`, `${of}:${id}`]
  },
  hasCounts: true,
})

// The procedures that guests' pages call. A page that calls any other procedure is still correct, but is rendered for each request.
const procedures: Readonly<Record<string, TagRule>> = {
  'pledge.list': fixedTags('pledge'),
  'pledge.byId': rowTag('pledge'),
  'pledge.latest': { tags: () => ['pledge'], hasCounts: false },
  // A shared page never asks for data of one member.
  'pledge.unpublished': { tags: () => [], hasCounts: false },
  'visitor.own': fixedTags(),
  'visitor.count': fixedTags(),
  'setting.registration': fixedTags('setting:registration_enabled'),
  'article.list': fixedTags('article'),
  'article.byId': rowTag('article'),
  'comment.list': listTags('comment', 'articleId', 'article'),
  'comment.replies': fixedTags('comment'),
  'board.list': fixedTags('board'),
  'board.byId': rowTag('board'),
  'post.list': {
    tags: (input, result) => [...listTags('post', 'boardId', 'board').tags(input, result), 'board'],
    hasCounts: true,
  },
  'post.front': fixedTags('post', 'board'),
  'post.byId': { tags: (input, result) => [...rowTag('post').tags(input, result), 'board'], hasCounts: true },
  'reply.list': listTags('reply', 'postId', 'post'),
  // The class year belongs to the member, so a change of the member may change the list.
  'blessing.list': {
    tags: input => (numberAt(input, 'graduationYear') === 'none' ? ['blessing'] : ['blessing', 'member']),
    hasCounts: true,
  },
  'blessing.byId': rowTag('blessing'),
  // The counts decide which texts the page begins with.
  'member.page': fixedTags('article', 'post', 'reply', 'blessing'),
  'member.ofCohort': fixedTags('member'),
  'article.ofCohort': fixedTags('article', 'member'),
  'post.ofCohort': fixedTags('post', 'board', 'member'),
  'blessing.ofCohort': fixedTags('blessing', 'member'),
  'article.ofMember': fixedTags('article'),
  'post.ofMember': fixedTags('post', 'board'),
  'reply.ofMember': fixedTags('reply', 'post'),
  'blessing.ofMember': fixedTags('blessing'),
  'torch.get': fixedTags(),
  'torch.wishes': fixedTags('wish'),
  // A search for the texts of a member depends on the member, who may hide their page.
  'search.find': {
    tags: input => ['article', 'post', 'board', ...(isRecord(input) && input['member'] ? ['member'] : [])],
    hasCounts: true,
  },
  'mosaic.all': fixedTags(),
  'mosaic.one': fixedTags(),
  'poster.code': { tags: () => [], hasCounts: false },
}

/** True if the cache tags of this procedure's results are known. */
export const isTagged = (path: string): boolean => Object.hasOwn(procedures, path)

/** Returns the tags that a change invalidates: its kind, its row, and its place. */
export function tagsOfChange(change: string): readonly string[] {
  const [kind = '', id = '', place = ''] = change.split(':')
  return [kind, `${kind}:${id}`, ...(place === '' ? [] : [`${kind}@${place}`])]
}

function numberAt(input: unknown, key: string): string {
  const value = isRecord(input) ? input[key] : undefined
  return typeof value === 'number' || typeof value === 'string' ? String(value) : 'none'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// A random draw differs each time.
const isDrawn = (input: unknown) => isRecord(input) && input['sort'] === 'random'

/** Returns the ids of the members that a result names. */
function memberIdsIn(result: unknown): readonly number[] {
  if (Array.isArray(result)) return result.flatMap(memberIdsIn)
  if (!isRecord(result)) return []
  const { id, username } = result
  const inside = Object.values(result).filter(isRecord).flatMap(memberIdsIn)
  return typeof id === 'number' && typeof username === 'string' ? [id, ...inside] : inside
}
