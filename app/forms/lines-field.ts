import { z } from 'zod'

/** A list in a text field, one entry per line; a problem of one entry is reported for the whole list. */
export const linesField = <List extends z.ZodType<string[]>>(list: List) =>
  z
    .string('invalid.value')
    .default('')
    .transform((text, { issues }) => {
      const written = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
      const { success, data, error } = list.safeParse(written)
      if (success) return data
      issues.push({ code: 'custom', message: error.issues[0]?.message ?? 'invalid.value', input: text })
      return z.NEVER
    })
