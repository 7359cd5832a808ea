import { primitiveCodes } from './kernel/primitives.schema.ts'
import { memberCodes } from './member/member.schema.ts'
import { pledgeCodes } from './pledge/pledge.schema.ts'
import { sessionCodes } from './session/session.schema.ts'
import { visitorCodes } from './visitor/visitor.schema.ts'

const siteCodes = [
  'invalid.value',
  'site.already_received',
  'site.busy',
  'site.fault',
  'site.foreign_origin',
  'site.looks_automatic',
  'site.no_such_path',
  'site.no_such_method',
  'site.too_large',
  'site.bad_json',
  'site.too_many',
  'site.unavailable',
] as const

/** Every code that a refusal or a schema may carry; the languages must know each of them. */
export const refusalCodes = [
  ...siteCodes,
  ...primitiveCodes,
  ...memberCodes,
  ...pledgeCodes,
  ...sessionCodes,
  ...visitorCodes,
] as const
export type RefusalCode = (typeof refusalCodes)[number]
