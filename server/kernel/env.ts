import { z } from 'zod'

/** A setting that cannot be used: the start says this one sentence and ends with exit code 1. */
export class WrongSetting extends Error {}

const optional = (shape: z.ZodType<string>) => z.preprocess(value => (value === '' ? undefined : value), shape.optional())
const flag = z.enum(['on', 'off'], 'must be on or off')
const list = z
  .string()
  .default('')
  .transform(text => text.split(',').map(part => part.trim()).filter(part => part !== ''))
const count = (least: number, most: number) => z.coerce.number().int(`must be a whole number from ${least} to ${most}`).min(least, `must be at least ${least}`).max(most, `must be at most ${most}`)

const shape = z.object({
  PORT: count(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  DATABASE_REPLICA_URLS: list,
  DATA_DIR: z.string().min(1).default('./data'),
  APP_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  ADMIN_USERNAME: optional(z.string().regex(/^[A-Za-z0-9_]{3,20}$/, 'must be 3 to 20 letters, numbers and underscores')),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(z.string().min(6, 'must have at least 6 characters')),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  LIMITS: flag.default('on'),
  TRUST_PROXY: list,
  API_ORIGINS: list,
  TEST_PAGES: flag.optional(),
  POSTCODE: z.string().regex(/^\d{6}$/, 'must be six digits').default('210098'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn').default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('production'),
  WORKERS: count(1, 64).default(1),
  STORAGE: optional(z.string()),
})

export type Settings = Readonly<z.output<typeof shape>> & { readonly https: boolean; readonly testPages: boolean }

/** Reads and checks every setting; the only reader of process.env. Throws WrongSetting with one sentence that names the setting. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const parsed = shape.safeParse(env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongSetting(`The setting ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.`)
  }
  const https = parsed.data.SITE_URL?.startsWith('https://') ?? false
  if (https && parsed.data.LIMITS === 'off') throw new WrongSetting('The setting LIMITS must be on when SITE_URL is https.')
  const testPages = parsed.data.TEST_PAGES === undefined ? !https : parsed.data.TEST_PAGES === 'on'
  return { ...parsed.data, https, testPages }
}
