import type { EntityManager } from '@mikro-orm/postgresql'

const tables = ['pledge', 'comment', 'blessing'] as const

// A few at a time, so that nobody waits long for the rows.
const atOnce = 500

/** Takes the fingerprints off the texts sent until then: a hash of who sent it must not lie beside a text for ever (spec 2.23). */
export async function forgetFingerprints(em: EntityManager, until: Date): Promise<void> {
  for (const table of tables) while ((await forgetSome(em, table, until)) === atOnce);
}

async function forgetSome(em: EntityManager, table: (typeof tables)[number], until: Date): Promise<number> {
  const forgotten = await em.execute<{ id: number }[]>(
    `update ${table} set fingerprint = null where id in (
      select id from ${table} where fingerprint is not null and created_at <= ? limit ?
    ) returning id`,
    [until, atOnce],
  )
  return forgotten.length
}
