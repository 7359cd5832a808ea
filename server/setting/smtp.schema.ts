import { z } from 'zod'
import { oneLine } from '../kernel/primitives.schema.ts'
import { email } from '../member/member.schema.ts'

/** Shown in place of a stored password. If it is sent back, or nothing is sent, the password stays unchanged (docs/api.md#admin). */
export const hiddenPassword = '******'

const text = (max: number) => z.string('invalid.value').overwrite(oneLine).max(max, 'invalid.value')

/** The stored mail server; the password is sealed, or empty for none (docs/product.md#mail). An empty host means that none is set. */
export const storedSmtp = z.object({
  host: z.string(),
  port: z.int(),
  secure: z.boolean(),
  user: z.string(),
  sealedPassword: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
})
export type StoredSmtp = z.infer<typeof storedSmtp>

export const noSmtp = {
  host: '',
  port: 587,
  secure: false,
  user: '',
  sealedPassword: '',
  fromName: '',
  fromAddress: '',
} as const satisfies StoredSmtp

const hostName = text(253).regex(/^(?:[A-Za-z0-9.-]+|[0-9A-Fa-f:]+)?$/, 'setting.smtp_host')

/** The mail server that an admin sends. An empty host deletes the stored one. */
export const setSmtp = z
  .object({
    host: hostName.default(''),
    port: z.int('setting.smtp_port').min(1, 'setting.smtp_port').max(65_535, 'setting.smtp_port').default(587),
    secure: z.boolean('invalid.value').default(false),
    user: text(254).default(''),
    password: z.string('invalid.value').max(500, 'invalid.value').default(''),
    fromName: text(100).default(''),
    fromAddress: z.union([z.literal(''), email], 'member.email_invalid').default(''),
  })
  .refine(form => form.host === '' || form.fromAddress !== '' || form.user.includes('@'), {
    path: ['fromAddress'],
    error: 'setting.smtp_from_required',
  })

/** The mail server for admins, without its password. */
const shownSmtp = storedSmtp.omit({ sealedPassword: true }).extend({ password: z.string() })
export type ShownSmtp = z.infer<typeof shownSmtp>

export const testResult = z.object({ success: z.boolean(), message: z.string() })
export const smtpSaved = z.object({ config: shownSmtp, testResult })

export const testSmtp = z.object({ to: email.optional() })

/** Presets that fill the form. Their titles are texts of both languages by key (admin.smtp.presets). */
export const smtpPresets = [
  { key: 'qq', host: 'smtp.qq.com', port: 465, secure: true },
  { key: 'netease', host: 'smtp.163.com', port: 465, secure: true },
  { key: 'tencent', host: 'smtp.exmail.qq.com', port: 465, secure: true },
  { key: 'generic', host: '', port: 587, secure: false },
] as const

const smtpPreset = z.object({
  key: z.enum(['qq', 'netease', 'tencent', 'generic']),
  host: z.string(),
  port: z.int(),
  secure: z.boolean(),
})

/** The data of the admin page about mail. `route` is the current way of sending letters: a stored server, that of SMTP_URL, or files. */
export const smtpPage = z.object({
  config: shownSmtp,
  route: z.enum(['stored', 'environment', 'files']),
  presets: z.array(smtpPreset),
})
