// Makes server/db/image/postgres-18.tar.br, the empty database that a first start unpacks. Run it after PGlite changes its PostgreSQL.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { image } from '../embedded/database-image.ts'

const block = 512
// Small log segments keep the image and every data folder small. C.UTF-8 covers the letters of all languages and needs no locale files.
const initParams = ['--wal-segsize=1', '--locale-provider=builtin', '--locale=C.UTF-8']

const work = mkdtempSync(join(tmpdir(), 'database-image-'))
try {
  const cluster = join(work, 'database')
  const usedLog = await create(cluster)
  // The other segments are only kept for reuse.
  const files = filesBelow(cluster).filter(path => !/\/pg_wal\/[0-9A-F]{24}$/.test(path) || path.endsWith(usedLog))
  const tar = Buffer.concat([...files.map(path => entry(relative(cluster, path), path)), Buffer.alloc(2 * block)])
  mkdirSync(dirname(image), { recursive: true })
  writeFileSync(image, pack(tar))
  console.log(
    `${relative(process.cwd(), image)}: ${String(statSync(image).size)} bytes, ${String(tar.length)} unpacked`,
  )
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Makes the database and closes it. Returns the name of its last log segment. */
async function create(cluster: string): Promise<string> {
  const db = await PGlite.create(cluster, { initDbStartParams: initParams })
  await db.exec('vacuum (freeze, analyze)')
  await db.exec('checkpoint')
  const { rows } = await db.query<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment')
  await db.close()
  const segment = rows[0]?.segment
  if (segment === undefined) throw new Error('the database does not name its log segment')
  return segment
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(found => {
      const path = join(folder, found.name)
      return found.isDirectory() ? [path, ...filesBelow(path)] : [path]
    })
}

function entry(name: string, path: string): Buffer {
  const folder = statSync(path).isDirectory()
  const bytes = folder ? Buffer.alloc(0) : readFileSync(path)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(folder ? '0000700\0' : '0000600\0', 100)
  header.write('0000000\0', 108) // fixed owner, group and time, so that the same database gives the same image
  header.write('0000000\0', 116)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write(folder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((block - (bytes.length % block)) % block)])
}

function pack(tar: Buffer): Buffer {
  return brotliCompressSync(tar, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: tar.length, [constants.BROTLI_PARAM_LGWIN]: 23 },
  })
}
