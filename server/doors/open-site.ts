import { Bus } from '../api/bus.ts'
import type { Site } from '../api/context.ts'
import { Limiter } from '../api/limits.ts'
import type { Database } from '../db/connection.ts'
import { rawSql } from '../db/raw.ts'
import { systemClock } from '../kernel/clock.ts'
import type { Settings } from '../kernel/env.ts'
import { Passwords } from '../kernel/password.ts'
import { Vault } from '../kernel/secret.ts'
import type { Logger } from './log.ts'

/** What one process holds for all its requests. */
export function openSite(settings: Settings, database: Database, secret: string, log: Logger): Site {
  return {
    fork: () => database.orm.em.fork(),
    clock: systemClock,
    vault: new Vault(secret),
    passwords: new Passwords(),
    limiter: new Limiter(rawSql(database), settings.LIMITS === 'on'),
    bus: new Bus(),
    report: (fault, where) => log.error({ err: fault, where }, 'fault'),
  }
}
