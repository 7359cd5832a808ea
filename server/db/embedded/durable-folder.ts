import { fsyncSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync-folder.ts'

const closedCleanly = 1 // DB_SHUTDOWNED in pg_control.h
const stateAt = 16

/** A data folder whose fsync reaches the disk. Emscripten's own file system ignores it, so a power cut could lose or tear committed data. */
export class DurableFolder extends NodeFS {
  /**
   * Opens the folder. After a crash PostgreSQL first syncs each of its thousand files by itself, which takes 5 s on a busy disk. Here they are synced
   * many at a time, and PostgreSQL's own fsync does nothing until it has written something.
   */
  static async open(folder: string): Promise<DurableFolder> {
    if (readFileSync(join(folder, 'global/pg_control')).readInt32LE(stateAt) !== closedCleanly) await syncFolder(folder)
    return new DurableFolder(folder)
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeDurable] } }
  }
}

interface Stream {
  nfd?: number
  path?: string
}

function makeDurable(postgres: unknown): void {
  const operations = ['FS', 'filesystems', 'NODEFS', 'stream_ops'].reduce(part, postgres)
  const write = part(operations, 'write')
  if (!isObject(operations) || typeof write !== 'function')
    throw new Error('PGlite has no node file system to make durable')
  let written = false
  Object.assign(operations, {
    write(stream: Stream, ...rest: unknown[]): unknown {
      written ||= !stream.path?.endsWith('/postmaster.pid')
      return Reflect.apply(write, operations, [stream, ...rest])
    },
    fsync(stream: Stream): number {
      if (written && stream.nfd !== undefined) fsyncSync(stream.nfd)
      return 0
    },
  })
}

function part(whole: unknown, name: string): unknown {
  return isObject(whole) ? Reflect.get(whole, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
