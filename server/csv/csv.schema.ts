import { z } from 'zod'
import { actFilter } from '../audit/audit.schema.ts'
import { listMembers } from '../account/managed-member.schema.ts'

/** The lists of the desk that can be downloaded as CSV. */
export const csvLists = [
  'members',
  'articles',
  'comments',
  'blessings',
  'pledges',
  'posts',
  'replies',
  'wishes',
  'boards',
  'reports',
  'decisions',
  'bin',
  'suspensions',
  'letters',
  'backups',
  'revisions',
  'audit',
  'days',
] as const
export type CsvList = (typeof csvLists)[number]

/** The columns of all lists; the texts of both languages have a title for each. */
const csvColumns = [
  'id',
  'username',
  'email',
  'role',
  'department',
  'graduationYear',
  'headline',
  'category',
  'name',
  'nameEn',
  'grade',
  'board',
  'articleId',
  'postId',
  'parentId',
  'floor',
  'author',
  'anonymous',
  'status',
  'reason',
  'language',
  'likes',
  'views',
  'comments',
  'posts',
  'replies',
  'content',
  'target',
  'reporter',
  'byWordList',
  'kind',
  'place',
  'file',
  'bytes',
  'rows',
  'part',
  'number',
  'address',
  'tries',
  'words',
  'admin',
  'act',
  'before',
  'after',
  'date',
  'visitors',
  'members',
  'texts',
  'passes',
  'createdAt',
  'publishedAt',
  'settledAt',
  'suspendedUntil',
  'failedAt',
  'startedAt',
  'finishedAt',
  'undoneAt',
  'undoneBy',
  'removedAt',
  'remover',
  'at',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/** The filters of the lists of members and of the audit, as on their pages. */
const csvFilter = z.object({
  member: listMembers.pick({ search: true, role: true }).default({}),
  audit: actFilter.default({}),
})
export type CsvFilter = z.output<typeof csvFilter>

export const openCsv = z.object({ list: z.enum(csvLists, 'csv.not_found'), filter: csvFilter.prefault({}) })
export const csvHead = z.object({ columns: z.array(z.enum(csvColumns)) })

/** Asks for the rows after the one with that id. */
export const nextRows = openCsv.extend({ after: z.int('invalid.value').min(0, 'invalid.value').default(0) })

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** `last` is the `after` of the next request; null if there are no more rows. */
export const csvRows = z.object({ rows: z.array(z.array(cell)), last: z.int().nullable() })
export type CsvRows = z.infer<typeof csvRows>

export const csvCodes = ['csv.not_found'] as const
