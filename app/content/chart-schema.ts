/** The kinds of small charts. Each is a tally with one stroke per unit, and names the sources of its numbers. */
import { z } from 'zod'
import { source, text } from './story-schema.ts'

const shared = {
  title: text,
  /** The meaning of one stroke. */
  stroke: text,
  sources: z.array(source).min(1),
}
const amount = z.number().positive()
const row = z.strictObject({ label: text, value: amount, told: text })

const across = z.strictObject({ kind: z.literal('across'), ...shared, unit: amount, rows: z.array(row).min(2) })
const up = z.strictObject({ kind: z.literal('up'), ...shared, unit: amount, rows: z.array(row).min(2) })
const spans = z.strictObject({
  kind: z.literal('spans'),
  ...shared,
  rows: z.array(z.strictObject({ label: text, from: z.int(), to: z.int(), told: text })).min(2),
})
/** A whole of which one part stays empty. */
const basin = z.strictObject({ kind: z.literal('basin'), ...shared, alt: text, unit: amount, whole: row, part: row })
const stairs = z.strictObject({
  kind: z.literal('stairs'),
  ...shared,
  alt: text,
  steps: z.int().min(2),
  top: text,
  foot: text,
})

export const chartSchema = z.discriminatedUnion('kind', [across, up, spans, basin, stairs])
export type Chart = z.output<typeof chartSchema>
