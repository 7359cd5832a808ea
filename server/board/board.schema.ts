import { z } from 'zod'
import { id, line, moment, oneLine, severalLines } from '../kernel/primitives.schema.ts'

/** Limits in code points. */
export const boardLimits = { name: 50, description: 300, icon: 100, order: 1_000_000 } as const

const boardStatus = z.enum(['active', 'archived'], 'board.status')
export type BoardStatus = z.infer<typeof boardStatus>

const name = line(boardLimits.name, { required: 'board.name_required', tooLong: 'board.name_too_long' })
const nameEn = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(boardLimits.name, 'board.name_too_long')
  .nullish()
  .transform(text => (text === '' ? null : text))
const description = z
  .string('invalid.value')
  .overwrite(severalLines)
  .max(boardLimits.description, 'board.description_too_long')
  .nullish()
const icon = z.string('invalid.value').overwrite(oneLine).max(boardLimits.icon, 'board.icon_too_long').nullish()
const order = z
  .int('invalid.value')
  .min(-boardLimits.order, 'invalid.value')
  .max(boardLimits.order, 'invalid.value')
  .nullish()

/** `nameEn` and `descriptionEn` are shown to readers of English. */
export const writeBoard = z.object({
  name,
  nameEn,
  description,
  descriptionEn: description,
  icon,
  order,
  status: boardStatus.nullish(),
})

/** Absent fields stay as they are. */
export const editBoard = writeBoard.extend({ id, name: name.optional() })

/** The status to list. Other values than `active` count for admins only. */
export const listBoards = z.object({ status: z.enum(['active', 'archived', 'all'], 'board.status').default('active') })

/** A board in the reader's language; its counts are of public texts. */
export const boardCard = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  order: z.int(),
  status: boardStatus,
  postCount: z.int(),
  replyCount: z.int(),
  createdAt: moment,
})
export type BoardCard = z.infer<typeof boardCard>

export const boardList = z.object({ boards: z.array(boardCard) })

/** A board as its editor needs it, in both languages. */
export const boardSource = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  icon: z.string(),
  order: z.int(),
  status: boardStatus,
})
export type BoardSource = z.infer<typeof boardSource>

export const boardCodes = [
  'board.name_required',
  'board.name_too_long',
  'board.name_taken',
  'board.description_too_long',
  'board.icon_too_long',
  'board.status',
  'board.not_found',
  'board.has_posts',
  'board.archived',
] as const
