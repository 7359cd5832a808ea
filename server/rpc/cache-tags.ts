/** Collects the cache tags of a page while its loaders read. The page stays valid until a change of one of its tags is announced. */
export class CacheTags {
  readonly #tags = new Set<string>()
  /** True if the sender of the request is counted as a reader, although the result is then shared. */
  readonly countsReader: boolean
  #isKnown = true
  #hasCounts = false

  constructor({ countsReader = false }: { countsReader?: boolean } = {}) {
    this.countsReader = countsReader
  }

  get tags(): ReadonlySet<string> {
    return this.#tags
  }

  /** False if the page read something without known tags, or if a read failed. */
  get isKnown(): boolean {
    return this.#isKnown
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
  note(path: string, input: unknown, answer: unknown): void {
    const shown = procedures[path]
    if (shown === undefined || isDrawn(input)) this.#isKnown = false
    else for (const tag of shown.tags(input, answer)) this.#tags.add(tag)
    this.#hasCounts ||= shown?.hasCounts ?? false
    for (const id of peopleIn(answer)) this.#tags.add(`member:${id}`)
  }

  noteFailure(): void {
    this.#isKnown = false
  }
}

interface Shown {
  tags: (input: unknown, answer: unknown) => readonly string[]
  hasCounts: boolean
}

const always = (...tags: string[]): Shown => ({ tags: () => tags, hasCounts: true })

const one = (kind: string): Shown => ({ tags: input => [`${kind}:${numberAt(input, 'id')}`], hasCounts: true })

/** The tags of a list in one place: `kind@id` and the place itself, or the whole kind if the input names no place. */
const listed = (kind: string, place: string, of: string): Shown => ({
  tags(input) {
    const id = numberAt(input, place)
    return id === 'none' ? [kind] : [`${kind}@${id}`, `${of}:${id}`]
  },
  hasCounts: true,
})

// The procedures that guests' pages call. A page that calls any other procedure is still correct, but is rendered for each request.
const procedures: Readonly<Record<string, Shown>> = {
  'pledge.list': always('pledge'),
  'pledge.byId': one('pledge'),
  'pledge.latest': { tags: () => ['pledge'], hasCounts: false },
  // A shared page never asks for data of one member.
  'pledge.unpublished': { tags: () => [], hasCounts: false },
  'visitor.own': always(),
  'visitor.count': always(),
  'setting.registration': always('setting:registration_enabled'),
  'article.list': always('article'),
  'article.byId': one('article'),
  'comment.list': listed('comment', 'articleId', 'article'),
  'comment.replies': always('comment'),
  'board.list': always('board'),
  'board.byId': one('board'),
  'post.list': {
    tags: (input, answer) => [...listed('post', 'boardId', 'board').tags(input, answer), 'board'],
    hasCounts: true,
  },
  'post.front': always('post', 'board'),
  'post.byId': { tags: (input, answer) => [...one('post').tags(input, answer), 'board'], hasCounts: true },
  'reply.list': listed('reply', 'postId', 'post'),
  // The class year belongs to the member, so a change of the member may change the list.
  'blessing.list': {
    tags: input => (numberAt(input, 'graduationYear') === 'none' ? ['blessing'] : ['blessing', 'member']),
    hasCounts: true,
  },
  'blessing.byId': one('blessing'),
  // The counts decide which texts the page begins with.
  'member.page': always('article', 'post', 'reply', 'blessing'),
  'member.ofCohort': always('member'),
  'article.ofCohort': always('article', 'member'),
  'post.ofCohort': always('post', 'board', 'member'),
  'blessing.ofCohort': always('blessing', 'member'),
  'article.ofMember': always('article'),
  'post.ofMember': always('post', 'board'),
  'reply.ofMember': always('reply', 'post'),
  'blessing.ofMember': always('blessing'),
  'torch.get': always(),
  'torch.wishes': always('wish'),
  // A search for the texts of a member depends on the member, who may hide their page.
  'search.find': {
    tags: input => ['article', 'post', 'board', ...(isRecord(input) && input['member'] ? ['member'] : [])],
    hasCounts: true,
  },
  'mosaic.all': always(),
  'mosaic.one': always(),
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
function peopleIn(answer: unknown): readonly number[] {
  if (Array.isArray(answer)) return answer.flatMap(peopleIn)
  if (!isRecord(answer)) return []
  const { id, username } = answer
  const inside = Object.values(answer).filter(isRecord).flatMap(peopleIn)
  return typeof id === 'number' && typeof username === 'string' ? [id, ...inside] : inside
}
