// The rows of a community of a given size, with their columns in the order of fill.ts.
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { indexVersion } from '#server/search/index-text.ts'
import { floorsInBlock } from '#server/reply/reply-count-block.entity.ts'
import type { Value } from '../copy-rows.ts'
import { classes, departments, firstMember, longPostOf, type Sizes } from './sizes.ts'

type Rows = Generator<readonly Value[]>

const now = Date.now()
const minute = 60_000
const ago = (minutes: number) => new Date(now - minutes * minute).toISOString()
const words = '水库与大坝，闸门与堤防，一代又一代水利人。'.repeat(6)

// The factor is coprime to all sizes, so that the authors are spread evenly.
const spread = (number: number, over: number) => (number * 7_919) % over

/** Returns the author of a post. The author of the long post follows it as its author, so the other followers are other members. */
const writer = (number: number, sizes: Sizes) =>
  firstMember + (number === longPostOf(sizes) ? sizes.members - 1 : spread(number, sizes.members))

const isAnonymous = (number: number) => number % 7 === 0
const statusOf = (number: number) => (number % 50 === 0 ? 'pending' : 'approved')

export function* members({ members: many }: Sizes): Rows {
  for (let index = 0; index < many; index += 1) {
    const name = `bulk_${index}`
    const year = 1940 + (index % classes)
    const department = `第 ${index % departments} 系`
    yield [
      firstMember + index,
      name,
      name,
      `${name}@bulk.example`,
      `${name}@bulk.example`,
      'none',
      year,
      department,
      ago(many - index),
    ]
  }
}

/** Returns the number of replies to a post. */
const repliesTo = (number: number, sizes: Sizes): number =>
  number === longPostOf(sizes) ? sizes.longPost : number % 20 === 0 ? 2 : 3

export function* posts(sizes: Sizes, boards: readonly number[]): Rows {
  for (let number = 1; number <= sizes.posts; number += 1) {
    const made = ago((sizes.posts - number) * 2 + 60)
    const replies = repliesTo(number, sizes)
    const likes = number % 53
    const hot = Date.parse(made) / 1000 / 262_800 + Math.log(1 + likes * 2 + replies * 3)
    const text = `${words}${number}`
    yield [
      number,
      boards[number % boards.length] ?? 1,
      `第 ${number} 帖：门前的河`,
      words.slice(0, 100),
      text,
      `<p>${text}</p>`,
      rendererVersion,
      '{}',
      writer(number, sizes),
      isAnonymous(number),
      number % 100_000 === 1,
      number % 100 === 1,
      number % 977,
      likes,
      replies,
      replies,
      made,
      made,
      hot,
      statusOf(number),
      made,
      made,
    ]
  }
}

export function* replies(sizes: Sizes): Rows {
  for (let post = 1; post <= sizes.posts; post += 1) {
    const many = repliesTo(post, sizes)
    for (let floor = 1; floor <= many; floor += 1) {
      const text = `第 ${floor} 楼：${words.slice(0, 60)}`
      const at = ago((sizes.posts - post) * 2 + Math.max(1, 59 - floor))
      yield [
        post,
        floor,
        text,
        `<p>${text}</p>`,
        rendererVersion,
        '{}',
        writer(post + floor, sizes),
        'approved',
        at,
        at,
      ]
    }
  }
}

export function* replyBlocks(sizes: Sizes): Rows {
  for (let post = 1; post <= sizes.posts; post += 1)
    for (let left = repliesTo(post, sizes), block = 0; left > 0; left -= floorsInBlock, block += 1)
      yield [post, block, Math.min(left, floorsInBlock)]
}

/** Each author follows their own post, and many members follow one post. */
export function* follows(sizes: Sizes): Rows {
  for (let post = 1; post <= sizes.posts; post += 1) yield [writer(post, sizes), post, ago(post)]
  for (let index = 0; index < sizes.followers; index += 1) yield [firstMember + index, longPostOf(sizes), ago(index)]
}

/** Ten notices per member, most of them read, and the same number for the reader in both communities. */
export function* notices(sizes: Sizes, reader: number): Rows {
  for (let number = 1; number <= sizes.posts; number += 1) {
    const at = ago(number)
    yield [firstMember + (number % sizes.members), 'reply', 'reply', number * 3 - 2, at, number % 5 === 0 ? null : at]
  }
  for (let number = 1; number <= 500; number += 1)
    yield [reader, 'followedPost', 'reply', number * 3 - 1, ago(number), number % 5 === 0 ? null : ago(number)]
}

/** Each member has read ten posts; the reader has read the newest. */
export function* lastReads(sizes: Sizes, reader: number): Rows {
  for (let number = 1; number <= sizes.posts; number += 1)
    yield [firstMember + (number % sizes.members), sizes.posts + 1 - number, 1, null, ago(number)]
  for (let number = 0; number < 500; number += 1) yield [reader, sizes.posts - number, 1, null, ago(number)]
}

export function* likes(sizes: Sizes): Rows {
  for (let number = 1; number <= sizes.posts; number += 1)
    yield ['post', number, firstMember + (number % sizes.members), ago(number)]
}

export function* searchEntries(sizes: Sizes): Rows {
  for (let number = 1; number <= sizes.posts; number += 1)
    if (statusOf(number) === 'approved')
      yield [
        number,
        `第 ${number} 帖：门前的河`,
        '门前的河',
        '{门前,前的,的河}',
        '{menqiandehe}',
        ago(number),
        indexVersion,
      ]
}

export function* blessings(sizes: Sizes): Rows {
  for (let number = 1; number <= sizes.posts / 10; number += 1) {
    const at = ago(number)
    yield [`愿母校的河长流，第 ${number} 句。`, writer(number, sizes), isAnonymous(number), 'approved', at, at, at]
  }
}
