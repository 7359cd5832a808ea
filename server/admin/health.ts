import type { Site } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { latestBackups } from '../backup/backup.queries.ts'
import { countLetters } from '../mail/letter.queries.ts'
import type { Health } from './admin.schema.ts'
import { databaseFacts, oldestLetter } from './health.queries.ts'

/** How this process and what hangs on it stand now. */
export async function healthOf(em: Work['em'], { machine }: Pick<Site, 'machine'>): Promise<Health> {
  const asked = performance.now()
  const { version, bytes, connections } = await databaseFacts(em)
  const milliseconds = Math.round((performance.now() - asked) * 10) / 10
  const letters = await countLetters(em)
  const oldest = await oldestLetter(em)
  const { ended, good } = await latestBackups(em)
  const { rss, heapUsed } = process.memoryUsage()
  return {
    database: {
      isEmbedded: machine.isEmbedded,
      version,
      bytes,
      milliseconds,
      // All connections to the embedded one are one session.
      connections: machine.isEmbedded ? null : connections,
    },
    replicas: await machine.replicas(),
    letters: { ...letters, oldestAt: oldest?.toISOString() ?? null },
    backup: ended && { state: ended.state, at: (ended.finishedAt ?? ended.startedAt).toISOString() },
    lastGoodBackupAt: good?.startedAt.toISOString() ?? null,
    streams: machine.streams(),
    memory: { resident: rss, heap: heapUsed },
    disk: await machine.disk(),
    version: {
      site: machine.version,
      node: process.versions.node,
      builtAt: machine.builtAt?.toISOString() ?? null,
      startedAt: machine.startedAt.toISOString(),
    },
  }
}
