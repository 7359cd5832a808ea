import { beforeEach, expect, it } from 'vitest'
import { Vault } from '#server/kernel/secret.ts'
import { resealSmtp } from '#server/setting/reseal-smtp.ts'
import { loadSetting } from '#server/setting/setting.queries.ts'
import { Setting } from '#server/setting/setting.entity.ts'
import { readMailDeliveryMethod, smtpPasswordSeal } from '#server/setting/mail-delivery-method.ts'
import { noSmtp } from '#server/setting/smtp.schema.ts'
import { testSite } from '#test/support/site.ts'

const { site, em, clock } = await testSite()
const [before, after] = ['the secret that is to go away', 'the secret that follows it, newer']

async function kept(sealedPassword: string): Promise<void> {
  const value = { ...noSmtp, host: 'mail.example.org', user: 'ada@example.org', sealedPassword }
  await em().insert(Setting, { key: 'smtp_config', value, updatedAt: clock.now() })
}
const at = (secret: string) => ({ ...site, vault: new Vault(secret) })
const passwordAt = async (secret: string) => (await readMailDeliveryMethod(em(), at(secret))).account?.password
const sealedNow = async () => (await loadSetting(em(), 'smtp_config')).sealedPassword

beforeEach(() => em().nativeDelete(Setting, { key: 'smtp_config' }))

it('the stored mail password is encrypted again with the new secret, so that the old one can be removed', async () => {
  await kept(new Vault(before).seal(smtpPasswordSeal, 'river'))
  expect(await passwordAt(after)).toBe('')
  await resealSmtp(at(`${after},${before}`))
  expect(await passwordAt(after)).toBe('river')
  const sealed = await sealedNow()
  await resealSmtp(at(after))
  expect(await sealedNow()).toBe(sealed)
})

it('a mail password that no secret decrypts stays stored', async () => {
  const sealed = new Vault(before).seal(smtpPasswordSeal, 'river')
  await kept(sealed)
  await resealSmtp(at(after))
  expect(await sealedNow()).toBe(sealed)
})

it('nothing happens without a stored mail server', async () => {
  await resealSmtp(at(after))
  expect(await em().count(Setting, { key: 'smtp_config' })).toBe(0)
})
