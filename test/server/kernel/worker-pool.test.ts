import { getPriority } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { closeWorkerPool, runInWorker } from '#server/kernel/worker-pool.ts'

const run = (name: string, task?: unknown) =>
  runInWorker(new URL('./worker-pool-tasks.worker.ts', import.meta.url), name, task)

afterAll(closeWorkerPool)

describe('a task in the worker pool', () => {
  it('runs in another thread than the one that answers requests', async () => {
    expect(await run('describeThread', 'a picture')).toMatchObject({ name: 'a picture', isMainThread: false })
  })

  it.runIf(process.platform === 'linux')('has a lower priority than that thread', async () => {
    expect(await run('describeThread')).toMatchObject({ priority: Math.min(19, getPriority(0) + 2) })
  })

  it('that fails reports why, and the next one runs', async () => {
    await expect(run('fail')).rejects.toThrow('cannot be done')
    expect(await run('describeThread')).toMatchObject({ isMainThread: false })
  })

  it('runs in a new pool after the old one was closed', async () => {
    await closeWorkerPool()
    expect(await run('describeThread')).toMatchObject({ isMainThread: false })
  })
})
