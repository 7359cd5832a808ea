import type { z } from 'zod'
import type { Session } from './session.entity.ts'
import type { shownSession } from './session.schema.ts'

export function viewSession(session: Session, own: number): z.infer<typeof shownSession> {
  return {
    id: session.id,
    browser: session.browser ?? null,
    system: session.system ?? null,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.id === own,
  }
}
