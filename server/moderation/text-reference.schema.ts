import { z } from 'zod'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'

const named = new RegExp(
  String.raw`^(?:${textTypes.join('|')}) [1-9]\d{0,8}(?: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z(?: [a-z]{1,10})?)?$`,
)

/**
 * The name of a text in a form: its kind, its id, the time of its last change, and its status if texts of any status can be decided on: `comment 7
 * 2025-10-27T00:00:00.000Z approved`.
 */
export const textReference = z.string('invalid.value').regex(named, 'invalid.value')
