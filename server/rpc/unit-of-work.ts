import { setTimeout as pause } from 'node:timers/promises'
import { DeadlockException, FlushMode, type EntityManager } from '@mikro-orm/postgresql'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'
import type { Concern } from './security-events.ts'

/** What happens after the commit: a live event, a letter. A failing effect is reported, never a failed answer. */
type Effect = () => void | Promise<void>

export type Hold = (em: EntityManager) => Promise<void>

/** One procedure's unit of work. */
export interface Work {
  em: EntityManager
  /**
   * The one flush: all writes in one short transaction, when the rule has said yes. `hold` runs first in that transaction: it locks what
   * the rule rests on and looks once more, so that nothing overtakes it.
   */
  commit: (hold?: Hold) => Promise<void>
  afterCommit: (effect: Effect) => void
  /** Drops every write that is not committed, and the effects that were to follow. */
  forget: () => void
  /** Names the account it acts on, for the log of security events, where it is not the caller's own. */
  about: (member: number, changed?: readonly string[]) => void
}

/** The unit of work of somebody who is signed in, with what their request brings. */
export type MemberWork = Context & Work & { viewer: SignedIn }

interface OpenWork extends Work {
  concerns: readonly Concern[]
  /** Fails loudly when writes were left unflushed, then runs the effects. */
  finish: () => Promise<void>
}

export function openWork({ site }: Context, where: string): OpenWork {
  const em = site.fork()
  em.setFlushMode(FlushMode.COMMIT)
  let effects: Effect[] = []
  const concerns: Concern[] = []
  return {
    em,
    commit: hold => (hold ? flushHolding(em, hold) : em.flush()),
    afterCommit: effect => void effects.push(effect),
    concerns,
    about: (member, changed = []) => void concerns.push({ member, changed }),
    forget() {
      em.clear()
      effects = []
    },
    async finish() {
      if (hasUnflushed(em)) throw new Error(`${where} left writes without commit()`)
      for (const effect of effects) await settle(effect, site, where)
    },
  }
}

async function flushHolding(em: EntityManager, hold: Hold): Promise<void> {
  await em.begin()
  try {
    await hold(em)
    await em.commit()
  } catch (error) {
    await em.rollback()
    throw error
  }
}

async function settle(effect: Effect, site: Context['site'], where: string): Promise<void> {
  try {
    await effect()
  } catch (fault) {
    site.report(fault, `effect of ${where}`)
  }
}

// The change sets alone tell it: computing them puts whatever was read on the persist stack too.
function hasUnflushed(em: EntityManager): boolean {
  const unit = em.getUnitOfWork()
  unit.computeChangeSets()
  return unit.getChangeSets().length > 0 || unit.getCollectionUpdates().length > 0
}

/**
 * A rule that counts or consumes: one short transaction with a row lock or an atomic statement. Use only the `em` it is given:
 * on the embedded database any other query waits for ever, on a pool it silently reads outside. Never hash, mail or fetch inside.
 */
export function atomically<T>(em: EntityManager, rule: (em: EntityManager) => Promise<T>): Promise<T> {
  return em.transactional(rule, { clear: true })
}

const triesAtMost = 8

/**
 * As `atomically`, for rules that hold what many others write at the same time, and that do nothing outside the database: where it broke a
 * ring of transactions that waited for each other, the rule is begun anew.
 */
export async function atomicallyAmongOthers<T>(em: EntityManager, rule: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await atomically(em, rule)
    } catch (error) {
      if (!(error instanceof DeadlockException) || tries === triesAtMost) throw error
      await pause(Math.random() * 20 * tries)
    }
}

/** The same for the work of a member that has effects: those of the try that held follow, and those of the others do not. */
export async function workAmongOthers<T>(ctx: MemberWork, rule: (work: MemberWork) => Promise<T>): Promise<T> {
  let effects: Effect[] = []
  const answer = await atomicallyAmongOthers(ctx.em, em => {
    effects = []
    return rule({ ...ctx, em, afterCommit: effect => void effects.push(effect) })
  })
  for (const effect of effects) ctx.afterCommit(effect)
  return answer
}
