import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { childEnv } from '#test/support/child-env.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { putMigratedCluster } from '#test/support/migrated.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

const row = `  {
    type: 'vow',
    namespace: 'vow',
    table: 'vow',
    rows: null,
    author: 'author_id',
    language: null,
    board: null,
    anonymous: null,
    review: 'setting',
    queueName: 'vows',
    bulkRemovalName: 'vow',
    isLiked: true,
    notifyStatus: null,
    canMention: false,
    duplicateField: 'content',
    topic: { name: 'vows', isScoped: false },
    limit: { points: 20, seconds: 60 },
  },
`

/** Copies the server and adds a kind of text: a folder, a row in the table of kinds, and a line in the list of descriptions. */
async function serverWithVows(): Promise<{ copy: string; dataDir: string }> {
  const copy = emptyDataDir()
  for (const part of ['server', 'app', 'package.json']) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  mkdirSync(join(copy, 'server/vow'))
  for (const file of ['vow.entity.ts', 'vow-text-kind.ts', 'run-every-act.ts'])
    cpSync(join(root, `test/server/text/invented-kind/${file}.txt`), join(copy, 'server/vow', file))
  edit(join(copy, 'server/kernel/text-kind-properties.schema.ts'), '] as const\n', `${row}] as const\n`)
  edit(join(copy, 'server/all-text-kinds.ts'), '  wish: wishText,\n', '  wish: wishText,\n  vow: vowText,\n')
  edit(join(copy, 'server/all-text-kinds.ts'), '\n/** ', `import { vowText } from './vow/vow-text-kind.ts'\n\n/** `)
  const dataDir = join(copy, 'data')
  await putMigratedCluster(dataDir)
  return { copy, dataDir }
}

function edit(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text.split(before)).toHaveLength(2)
  writeFileSync(path, text.replace(before, after))
}

it('a new kind of text can be reviewed, reported, liked, followed, exported and removed like all others', async () => {
  const { copy, dataDir } = await serverWithVows()
  const { stdout } = await run(process.execPath, [join(copy, 'server/vow/run-every-act.ts'), dataDir], {
    cwd: copy,
    env: { ...childEnv(), NODE_ENV: 'test' },
  })
  expect(JSON.parse(stdout)).toEqual({
    missing: [],
    pending: { vows: [{ content: '愿江河安澜', link: '/vows/1' }], total: 1 },
    waiting: 1,
    queue: 1,
    reviewed: 'approved',
    heard: [
      { type: 'vow', id: 1, scope: 0 },
      { type: 'vow', id: 2, scope: 0 },
    ],
    topics: ['vows'],
    live: [{ id: 1, content: '愿江河安澜' }],
    reported: 'pending',
    settled: { settled: 3 },
    kept: 'approved',
    liked: { likes: 1, isLiked: true },
    sameText: 'vow.same_text',
    fingerprint: null,
    exported: [
      expect.objectContaining({ id: 1, content: '愿江河安澜', status: 'approved' }),
      expect.objectContaining({ id: 2, content: '另一句', status: 'approved' }),
    ],
    removed: { deletedCount: 1 },
    likesLeft: [],
    left: 0,
    audit: ['vow.remove', 'vow.review', 'vow.review'],
  })
}, 60_000)
