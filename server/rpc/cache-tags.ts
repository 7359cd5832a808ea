/** The cache tags of a page, put together while its loaders read: the page stays right until a change of one of them is announced. */
export class CacheTags {
  readonly #tags = new Set<string>()
  #isKnown = true
  #hasCounts = false

  get tags(): ReadonlySet<string> {
    return this.#tags
  }

  /** False where something was read of which nobody has said what changes it, or could not be read. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** True where it shows counts, for which no change is announced. */
  get hasCounts(): boolean {
    return this.#hasCounts
  }

  /** Notes what was read without a procedure. */
  add(tag: string): void {
    this.#tags.add(tag)
  }

  /** Notes what a procedure has told. */
  note(path: string, input: unknown, answer: unknown): void {
    const shown = procedures[path]
    if (shown === undefined) this.#isKnown = false
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

/** All that stands in one place; without a place, all there is. */
const listed = (kind: string, place: string): Shown => ({
  tags(input) {
    const id = numberAt(input, place)
    return [id === 'none' ? kind : `${kind}@${id}`]
  },
  hasCounts: true,
})

// Whatever guests' pages ask for. What is missing here is not wrong, but its pages are made anew for each reader.
const procedures: Readonly<Record<string, Shown>> = {
  'pledge.latest': { tags: () => ['pledge'], hasCounts: false },
  // A page for everybody does not ask for data of one member.
  'pledge.unpublished': { tags: () => [], hasCounts: false },
  'visitor.own': always(),
  'article.list': always('article'),
  'article.byId': one('article'),
  'comment.list': listed('comment', 'articleId'),
  'comment.replies': always('comment'),
  'board.list': always('board'),
  'board.byId': one('board'),
  'post.list': {
    tags: (input, answer) => [...listed('post', 'boardId').tags(input, answer), 'board'],
    hasCounts: true,
  },
  'post.byId': { tags: (input, answer) => [...one('post').tags(input, answer), 'board'], hasCounts: true },
  'reply.list': listed('reply', 'postId'),
  // A class year belongs to the member, not to the text.
  'blessing.list': {
    tags: input => (numberAt(input, 'graduationYear') === 'none' ? ['blessing'] : ['blessing', 'member']),
    hasCounts: true,
  },
  'blessing.byId': one('blessing'),
  // What it counts decides which texts it begins with.
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
  // A member who is asked for may close their page.
  'search.find': {
    tags: input => ['article', 'post', 'board', ...(isRecord(input) && input['member'] ? ['member'] : [])],
    hasCounts: true,
  },
  'mosaic.all': always(),
  'mosaic.one': always(),
  'poster.code': { tags: () => [], hasCounts: false },
}

/** The tags that a change touches: its kind, its row, and what stands in its place. */
export function tagsOfChange(change: string): readonly string[] {
  const [kind = '', id = '', place = ''] = change.split(':')
  return [kind, `${kind}:${id}`, ...(place === '' ? [] : [`${kind}@${place}`])]
}

function numberAt(input: unknown, key: string): string {
  const value = isRecord(input) ? input[key] : undefined
  return typeof value === 'number' || typeof value === 'string' ? String(value) : 'none'
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The members whose names stand in what was told. */
function peopleIn(answer: unknown): readonly number[] {
  if (Array.isArray(answer)) return answer.flatMap(peopleIn)
  if (!isRecord(answer)) return []
  const { id, username } = answer
  const inside = Object.values(answer).filter(isRecord).flatMap(peopleIn)
  return typeof id === 'number' && typeof username === 'string' ? [id, ...inside] : inside
}
