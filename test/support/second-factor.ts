import { Secret, TOTP } from 'otpauth'
import type { Member } from '#server/member/member.entity.ts'
import type { TestSite } from './site.ts'

type CallersAndClock = Pick<TestSite, 'as' | 'clock'>

/** Returns the code that an app with this secret shows at that time; `steps` shifts the time by 30 s each. */
export function codeOfApp(secret: string, now: Date, steps = 0): string {
  const timestamp = now.getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Gives a member an authenticator app; the clock advances by 30 s, so that its next code differs. */
export async function withApp(
  { as, clock }: CallersAndClock,
  member: Member,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret, sealed } = await as(member).secondFactor.beginTotp({})
  const oneTimeCode = codeOfApp(secret, clock.now())
  const { recoveryCodes } = await as(member).secondFactor.enableTotp({ sealed, oneTimeCode })
  clock.advance(30_000)
  return { secret, recoveryCodes: recoveryCodes ?? [] }
}
