import type { LockAndCheck, Work, ProcedureContext } from '../rpc/unit-of-work.ts'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import { findRecoveryCode, findTotp, consumeRecoveryCode, consumeStep } from './second-factor.queries.ts'
import { stepOfCode } from './totp.ts'

/** The purpose with which the secret of an authenticator app is sealed. */
export const totpSeal = 'totp'

export const wrongCode = () => new Refusal('credentials', 'factor.wrong', { field: 'oneTimeCode' })

/**
 * Checks a code of the member's app, or a recovery code. Returns the function that marks the code as used, which the caller runs in the transaction
 * of the protected act: of two concurrent uses of one code only one succeeds. Tries are counted for account and address together, and for the account
 * (limits: secondFactor).
 */
export async function checkOneTimeCode(
  context: ProcedureContext,
  memberId: number,
  typed: string,
): Promise<LockAndCheck> {
  const { limiter } = context.site
  await limiter.countKey('secondFactor', `${memberId} ${context.address}`)
  await limiter.countKey('secondFactorAll', String(memberId))
  const use = /^\d{6}$/.test(typed)
    ? await checkTotp(context, memberId, typed)
    : await checkRecoveryCode(context, memberId, typed)
  if (use === undefined) throw wrongCode()
  return async em => {
    if (!(await use(em))) throw wrongCode()
  }
}

type Use = (em: Work['em']) => Promise<boolean>

async function checkTotp({ em, site }: ProcedureContext, memberId: number, code: string): Promise<Use | undefined> {
  const totp = await findTotp(em, memberId)
  const secret = totp === null ? undefined : site.vault.open(totpSeal, totp.sealedSecret)
  const step = secret === undefined ? null : stepOfCode(secret, code, site.clock.now())
  return step === null ? undefined : held => consumeStep(held, memberId, step)
}

async function checkRecoveryCode(context: ProcedureContext, memberId: number, typed: string): Promise<Use | undefined> {
  const { em, site } = context
  const read = readRecoveryCode(typed)
  const kept = read && (await findRecoveryCode(em, memberId, read.place))
  if (!read || !kept || !(await site.passwords.verify(kept.codeHash, read.code, identifyQueueSender(context))))
    return undefined
  return held => consumeRecoveryCode(held, kept.id, site.clock.now())
}
