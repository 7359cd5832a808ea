import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Settings } from '../kernel/env.ts'
import { readRunningDump } from './embedded/serve-dump.ts'
import { isListening } from './embedded/data-dir-lock.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { databasePathsIn } from './embedded/database-paths.ts'
import { restoreEmbedded } from './embedded/restore.ts'
import { throwInvalidDump, readTar } from './embedded/unpack-backup.ts'
import { createPrivateFile } from './create-private-file.ts'
import { dumpServer, restoreServer } from './postgres-programs.ts'

type BackupSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** A backup cannot be written to this place. The message is one sentence for the person who runs a command. */
export class InvalidTarget extends Error {}

/** Writes the whole database to a file that only its owner can read. The file gets its name when it is complete. A running site keeps running. */
export async function backUp({ DATABASE_URL: url, DATA_DIR: dataDir }: BackupSettings, file: string): Promise<void> {
  const draft = `${file}.part`
  for (const place of [file, draft]) refuseFolder(place)
  createPrivateFile(draft)
  try {
    if (url === undefined)
      await pipeline(embeddedDump(dataDir), createGzip(), createWriteStream(draft, { flags: 'r+', flush: true }))
    else await dumpServer(url, draft)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

function refuseFolder(place: string): void {
  if (/[/\\]$/.test(place) || statSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidTarget(`A backup needs the name of a file; ${place} is a folder.`)
}

/** Replaces the whole database by the contents of a backup. Refuses while a site runs. A file that is no backup changes nothing. */
export async function restoreBackup(
  { DATABASE_URL: url, DATA_DIR: dataDir }: BackupSettings,
  file: string,
): Promise<void> {
  if (url !== undefined) return restoreServer(url, file)
  await restoreEmbedded(dataDir, readTar(file)).catch(throwInvalidDump)
}

async function* embeddedDump(dataDir: string): AsyncGenerator<Uint8Array, void, undefined> {
  const { lock } = databasePathsIn(dataDir)
  if (await isListening(lock)) return yield* readRunningDump(lock)
  const database = await openEmbedded({ dataDir, durable: true, report: () => undefined })
  try {
    yield* Readable.from([await database.dump()])
  } finally {
    await database.close()
  }
}
