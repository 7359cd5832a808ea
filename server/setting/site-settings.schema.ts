import { z } from 'zod'
import { oneLine, recordOf } from '../kernel/primitives.schema.ts'
import { adjustableLimits } from '../rpc/limits.schema.ts'

/** Lengths in code points, the number of mail domains, and the maximum of a limit. */
const siteLimits = { banner: 200, address: 100, filing: 60, domains: 100, points: 100_000 } as const

const text = (max: number) => z.string('invalid.value').overwrite(oneLine).max(max, 'setting.line_too_long').default('')

const day = z.iso.date('setting.day').nullable().default(null)

/** A line above every page, between two days in Shanghai, both included. Without a Chinese text there is no banner. */
const bannerShape = z.object({ zh: text(siteLimits.banner), en: text(siteLimits.banner), from: day, until: day })
export type Banner = z.infer<typeof bannerShape>
export const banner = bannerShape
  .refine(({ zh, en }) => en === '' || zh !== '', { path: ['zh'], error: 'setting.banner_chinese' })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    error: 'setting.banner_days',
  })

/** The texts of the footer. An empty one falls back to the default or the environment (docs/operations.md#settings). */
export const footer = z.object({
  addressZh: text(siteLimits.address),
  addressEn: text(siteLimits.address),
  postcode: text(6).refine(code => code === '' || /^\d{6}$/.test(code), 'setting.postcode'),
  icp: text(siteLimits.filing),
  police: text(siteLimits.filing).refine(number => number === '' || /\d{6,}/.test(number), 'setting.police_number'),
})
export type Footer = z.infer<typeof footer>

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainName = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+${label}$`)

const domain = z
  .string('invalid.value')
  .overwrite(name => oneLine(name).toLowerCase().replace(/^@/, ''))
  .regex(domainName, 'setting.mail_domain')

/** The mail domains that may register, including their subdomains; an empty list means all. */
export const mailDomains = z
  .array(domain, 'invalid.value')
  .max(siteLimits.domains, 'setting.too_many_domains')
  .overwrite(names => [...new Set(names)])
  .default([])

const points = z.int('setting.limit').min(1, 'setting.limit').max(siteLimits.points, 'setting.limit')

/** How often something may be done in the window of its limit; null means the default (docs/product.md#limits). */
export const chosenLimits = z.object(recordOf(adjustableLimits.map(name => [name, points.nullable().default(null)])))
type ChosenLimits = z.infer<typeof chosenLimits>

/** The settings that every request needs. They are therefore cached in memory. */
export interface SiteSettings {
  readOnly: boolean
  banner: Banner
  footer: Footer
  limits: ChosenLimits
}

export const siteSettings = z.object({
  readOnly: z.boolean(),
  banner: bannerShape,
  footer,
})

export const readOnlySwitch = z.object({ enabled: z.boolean('invalid.value') })
export const registrationDomains = z.object({ domains: mailDomains })

/** A limit with its default, for the form of all limits. */
const adjustableLimit = z.object({
  name: z.enum(adjustableLimits),
  chosen: z.int().nullable(),
  standard: z.int(),
  seconds: z.int(),
})
export type ShownLimit = z.infer<typeof adjustableLimit>
export const limitList = z.array(adjustableLimit)
