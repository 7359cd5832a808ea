import { z } from 'zod'
import { textTypes } from '../kernel/text-kinds.schema.ts'

const named = new RegExp(
  String.raw`^(?:${textTypes.join('|')}) [1-9]\d{0,8}(?: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z(?: [a-z]{1,10})?)?$`,
)

/**
 * A text as a form names it: its kind, its id, since when it reads as it was read, and, where any text can be decided on and not those alone
 * that wait, how it stood: `comment 7 2025-10-27T00:00:00.000Z approved`.
 */
export const readText = z.string('invalid.value').regex(named, 'invalid.value')
