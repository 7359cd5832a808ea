import type { Site } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { latestBackups } from '../backup/backup.queries.ts'
import { countLetters } from '../mail/letter.queries.ts'
import type { Health } from './admin.schema.ts'
import { databaseFacts, oldestLetter } from './health.queries.ts'

/** Returns the state of this process and of what it depends on. */
export async function healthOf(em: Work['em'], { processStatus }: Pick<Site, 'processStatus'>): Promise<Health> {
  const asked = performance.now()
  const { version, bytes, connections } = await databaseFacts(em)
  const milliseconds = Math.round((performance.now() - asked) * 10) / 10
  const letters = await countLetters(em)
  const oldest = await oldestLetter(em)
  const { ended, good } = await latestBackups(em)
  const { rss, heapUsed } = process.memoryUsage()
  return {
    database: {
      isEmbedded: processStatus.isEmbedded,
      version,
      bytes,
      milliseconds,
      // The embedded database has one session for all connections.
      connections: processStatus.isEmbedded ? null : connections,
    },
    replicas: await processStatus.replicas(),
    letters: { ...letters, oldestAt: oldest?.toISOString() ?? null },
    backup: ended && { state: ended.state, at: (ended.finishedAt ?? ended.startedAt).toISOString() },
    lastGoodBackupAt: good?.startedAt.toISOString() ?? null,
    streams: processStatus.streams(),
    memory: { resident: rss, heap: heapUsed },
    disk: await processStatus.disk(),
    version: {
      site: processStatus.version,
      node: process.versions.node,
      builtAt: processStatus.builtAt?.toISOString() ?? null,
      startedAt: processStatus.startedAt.toISOString(),
    },
  }
}
