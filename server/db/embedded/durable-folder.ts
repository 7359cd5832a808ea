import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A data folder whose fsync reaches the disk. Emscripten's own file system ignores it, so a power cut could lose or tear answered work. */
export class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

function addSync(postgres: unknown): void {
  const operations = ['FS', 'filesystems', 'NODEFS', 'stream_ops'].reduce(part, postgres)
  if (!isObject(operations)) throw new Error('PGlite has no node file system to make durable')
  Object.assign(operations, { fsync })
}

function fsync(stream: { nfd?: number }): number {
  if (stream.nfd !== undefined) fsyncSync(stream.nfd)
  return 0
}

function part(whole: unknown, name: string): unknown {
  return isObject(whole) ? Reflect.get(whole, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
