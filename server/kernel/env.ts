import { delimiter } from 'node:path'
import { z } from 'zod'
import { isAddress, isNetwork, isOrigin, namesDatabase } from './network-addresses.ts'
import { accountLimits } from './primitives.schema.ts'
import { secretsOf } from './secret.ts'
import { isSmtpAddress } from './smtp-account.ts'
import { WrongSetting } from './wrong-setting.ts'

const { password } = accountLimits
const flag = z.enum(['on', 'off'], 'must be on or off')
const list = z
  .string()
  .default('')
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== ''),
  )

// Earlier secrets may be shorter, because 16 characters were once enough. They only open what they sealed.
function isLongEnough(setting: string): boolean {
  const [inUse = '', ...old] = secretsOf(setting)
  return inUse.length >= 32 && old.every(secret => secret.length >= 16)
}

const database = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://', abort: true })
  .refine(isAddress, {
    error: 'must be an address such as postgres://user:password@host:5432/name',
    abort: true,
  })
  .refine(namesDatabase, 'must name a database, as postgres://user:password@host:5432/name does')

function count(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`
  const digits = z.string().regex(/^\d+$/, { error: sentence, abort: true })
  return digits.transform(Number).pipe(z.int(sentence).min(least, sentence).max(most, sentence))
}

const shape = z.object({
  PORT: count(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional(),
  DATABASE_URL: database.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(database)),
  DATA_DIR: z.string().default('./data'),
  APP_SECRET: z
    .string()
    .refine(isLongEnough, 'must have at least 32 characters; an old one may follow it after a comma')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9_]{3,20}$/, 'must be 3 to 20 letters, numbers and underscores')
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').max(accountLimits.email, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(password.min, `must have at least ${password.min} characters`)
    .max(password.max, `must have at most ${password.max} characters`)
    .optional(),
  PASSWORD_MIN: count(password.min, 64).default(password.min),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://', abort: true })
    .refine(isSmtpAddress, 'must be an address such as smtp://user:password@host:587')
    .optional(),
  LIMITS: flag.default('on'),
  TRUST_PROXY: list.refine(entries => entries.every(isNetwork), 'must name addresses or networks such as 10.0.0.0/8'),
  PRIVATE_HOSTS: list.refine(entries => entries.every(isNetwork), 'must name addresses or networks such as 10.0.0.0/8'),
  API_ORIGINS: list.refine(
    entries => entries.every(entry => entry === '*' || isOrigin(entry)),
    'must be * or name origins such as https://example.org',
  ),
  HSTS_SUBDOMAINS: flag.default('off'),
  REQUIRE_ADMIN_2FA: flag.optional(),
  TEST_PAGES: flag.optional(),
  POSTCODE: z
    .string()
    .regex(/^\d{6}$/, 'must be six digits')
    .default('210098'),
  ICP_NUMBER: z.string().trim().max(60, 'must be at most 60 characters').optional(),
  POLICE_NUMBER: z
    .string()
    .trim()
    .max(60, 'must be at most 60 characters')
    .regex(/\d{6,}/, 'must hold the number of the filing')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CHROMIUM: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn')
    .default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  WORKERS: count(1, 64).default(1),
  STORAGE: z
    .string()
    .regex(/^s3:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[^/?\s]+/, 'must look like s3://KEY:SECRET@HOST/BUCKET')
    .refine(isAddress, 'must look like s3://KEY:SECRET@HOST/BUCKET')
    .optional(),
})

/** The folders in which this system searches programs (PATH). */
export const programFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '')

export type Settings = Readonly<z.output<typeof shape>> & {
  readonly https: boolean
  readonly testPages: boolean
  readonly adminsNeedSecondFactor: boolean
}

/** Reads and checks every setting; only this file reads process.env. Throws WrongSetting with one sentence that names the setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env): Settings {
  // An empty setting counts as not set, because compose files and shells write unset variables this way.
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongSetting(`The setting ${String(issue?.path[0] ?? '')} ${issue?.message ?? 'is wrong'}.`)
  }
  const https = /^https:/i.test(parsed.data.SITE_URL ?? '')
  if (https && parsed.data.LIMITS === 'off')
    throw new WrongSetting('The setting LIMITS must be on when SITE_URL is https.')
  if (parsed.data.DATABASE_REPLICA_URLS.length > 0 && parsed.data.DATABASE_URL === undefined)
    throw new WrongSetting('The setting DATABASE_REPLICA_URLS must come with a DATABASE_URL.')
  const testPages = parsed.data.TEST_PAGES === undefined ? !https : parsed.data.TEST_PAGES === 'on'
  const adminsNeedSecondFactor =
    parsed.data.REQUIRE_ADMIN_2FA === undefined ? https : parsed.data.REQUIRE_ADMIN_2FA === 'on'
  return { ...parsed.data, https, testPages, adminsNeedSecondFactor }
}

/** Returns the environment for a child process: that of this process, and the additional variables. */
export const environmentOfChild = (more: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
})
