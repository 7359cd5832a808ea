import { setTimeout as pause } from 'node:timers/promises'
import { DeadlockException, FlushMode, type EntityManager } from '@mikro-orm/postgresql'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'
import type { AffectedAccount } from './security-events.ts'

/** An effect after the commit, such as a live event or a letter. A failed effect is reported, and does not fail the request. */
type Effect = () => void | Promise<void>

export type LockAndCheck = (em: EntityManager) => Promise<void>

/** One procedure's unit of work. */
export interface Work {
  em: EntityManager
  /**
   * The one flush: writes everything in one short transaction after the rule has allowed it. `lockAndCheck` runs first in that transaction: it locks
   * the rows that the rule depends on and checks them again, so that no concurrent change is missed.
   */
  commit: (lockAndCheck?: LockAndCheck) => Promise<void>
  afterCommit: (effect: Effect) => void
  /** Drops every uncommitted write, and the effects that were to follow. */
  discard: () => void
  /** Names the account that the procedure acts on, for the security log, if it is not the caller's own. */
  affects: (member: number, changed?: readonly string[]) => void
}

/** The context of the request, with the unit of work of its procedure. */
export type ProcedureContext = Context & Work

/** The same for a signed-in member. */
export type MemberWork = ProcedureContext & { viewer: SignedIn }

interface OpenWork extends Work {
  affectedAccounts: readonly AffectedAccount[]
  /** Throws if writes were left unflushed, then runs the effects. */
  finish: () => Promise<void>
}

export function openWork({ site }: Context, where: string): OpenWork {
  const em = site.fork()
  em.setFlushMode(FlushMode.COMMIT)
  let effects: Effect[] = []
  const affectedAccounts: AffectedAccount[] = []
  return {
    em,
    commit: lockAndCheck => (lockAndCheck ? flushLocked(em, lockAndCheck) : em.flush()),
    afterCommit: effect => void effects.push(effect),
    affectedAccounts,
    affects: (member, changed = []) => void affectedAccounts.push({ member, changed }),
    discard() {
      em.clear()
      effects = []
    },
    async finish() {
      if (hasUnflushed(em)) throw new Error(`${where} left writes without commit()`)
      for (const effect of effects) await runEffect(effect, site, where)
    },
  }
}

async function flushLocked(em: EntityManager, lockAndCheck: LockAndCheck): Promise<void> {
  await em.begin()
  try {
    await lockAndCheck(em)
    await em.commit()
  } catch (error) {
    await em.rollback()
    throw error
  }
}

async function runEffect(effect: Effect, site: Context['site'], where: string): Promise<void> {
  try {
    await effect()
  } catch (fault) {
    site.report(fault, `effect of ${where}`)
  }
}

// Checks the change sets only, because computing them also puts read entities on the persist stack.
function hasUnflushed(em: EntityManager): boolean {
  const unit = em.getUnitOfWork()
  unit.computeChangeSets()
  return unit.getChangeSets().length > 0 || unit.getCollectionUpdates().length > 0
}

/**
 * Runs a rule that counts or consumes in one short transaction, with a row lock or an atomic statement. Use only the `em` it is given: on the
 * embedded database any other query waits for ever, on a pool it silently reads outside the transaction. Never hash, mail or fetch inside.
 */
export function atomically<T>(em: EntityManager, rule: (em: EntityManager) => Promise<T>): Promise<T> {
  return em.transactional(rule, { clear: true })
}

const maxTries = 8

/**
 * As `atomically`, for rules that lock rows which many others write at the same time, and that have no effect outside the database. After a deadlock,
 * the rule runs again, up to eight times in all.
 */
export async function retryOnDeadlock<T>(em: EntityManager, rule: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await atomically(em, rule)
    } catch (error) {
      if (!(error instanceof DeadlockException) || tries === maxTries) throw error
      await pause(Math.random() * 20 * tries)
    }
}

/** As `retryOnDeadlock`, for a member's work with effects. Only the effects of the successful try follow. */
export async function retryWorkOnDeadlock<T>(ctx: MemberWork, rule: (work: MemberWork) => Promise<T>): Promise<T> {
  let effects: Effect[] = []
  const result = await retryOnDeadlock(ctx.em, em => {
    effects = []
    return rule({ ...ctx, em, afterCommit: effect => void effects.push(effect) })
  })
  for (const effect of effects) ctx.afterCommit(effect)
  return result
}
