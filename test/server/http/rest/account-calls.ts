import { storePasskey } from '#server/second-factor/second-factor.queries.ts'
import { codeFor, linkTokenFor } from '#test/support/mail.ts'
import { codeOfApp, withApp } from '#test/support/second-factor.ts'
import type { PreparedCall } from './prepared-call.ts'
import type { RestSite } from './rest-site.ts'

/** The requests of the calls about a member's own account; `password` is that of the member. */
export const accountCalls = (setup: RestSite, password: string): Readonly<Record<string, PreparedCall>> => ({
  'PUT /users/profile': async () => ({
    sent: { body: { id: null, bio: '', graduationYear: null, department: '港航院' } },
  }),
  'PUT /users/password': async ({ member }) => {
    await setup.as(member).member.sendCode({ type: 'password_change' })
    const code = await codeFor(setup, member.email)
    return { sent: { body: { oldPassword: password, newPassword: 'levelling-1952', code } } }
  },
  'POST /users/email/send-code': async () => ({ sent: { body: { email: 'elsewhere@example.org' } } }),
  'PUT /users/email': async ({ member }) => {
    await setup.as(member).member.sendCode({ email: 'elsewhere@example.org' })
    const code = await codeFor(setup, 'elsewhere@example.org')
    return { sent: { body: { newEmail: 'elsewhere@example.org', code } } }
  },
  'POST /users/forgot-password': async ({ member }) => ({ sent: { body: { email: member.email } } }),
  'POST /users/reset-password': async ({ member }) => {
    await setup.as('guest').member.forgotPassword({ email: member.email })
    const code = await codeFor(setup, member.email)
    return { sent: { body: { email: member.email, code, newPassword: 'levelling-1952' } } }
  },
  'POST /users/reset-password/link': async ({ member }) => {
    await setup.as('guest').member.forgotPassword({ email: member.email })
    const token = await linkTokenFor(setup, member.email)
    return { sent: { body: { token, newPassword: 'levelling-1952' } } }
  },
  'PUT /users/email/former': async ({ member }) => {
    await setup.as(member).member.sendCode({ email: 'elsewhere@example.org' })
    const code = await codeFor(setup, 'elsewhere@example.org')
    await setup.as(member).member.changeEmail({ newEmail: 'elsewhere@example.org', code })
    return { sent: { body: { token: await linkTokenFor(setup, member.email) } } }
  },
  'PUT /users/second-factor/totp': async ({ member }) => {
    const { secret, sealed } = await setup.as(member).secondFactor.beginTotp({})
    return { sent: { body: { sealed, oneTimeCode: codeOfApp(secret, setup.clock.now()) } } }
  },
  'DELETE /users/second-factor/totp': async ({ member }) => {
    await withApp(setup, member)
    return { sent: { body: { password } } }
  },
  'POST /users/second-factor/recovery-codes': async ({ member }) => {
    await withApp(setup, member)
    return { sent: { body: { password } } }
  },
  'DELETE /users/second-factor/passkeys/{id}': async ({ member }) => {
    const passkey = { credentialId: 'a-key', publicKey: '', signatures: 0, transports: [], name: '' }
    await storePasskey(setup.em(), member.id, { ...passkey, createdAt: setup.clock.now() })
    const [kept] = (await setup.as(member).secondFactor.status()).passkeys
    return { path: `/users/second-factor/passkeys/${kept?.id ?? 0}`, sent: { body: { password } } }
  },
})
