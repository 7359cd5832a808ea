import { vi } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import type { TestSite } from './site.ts'

export const connectionLost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })

/** Returns the site with a database whose every call fails with this error. */
export function failingSite({ site, em }: Pick<TestSite, 'site' | 'em'>, fault: Error): Site {
  return {
    ...site,
    fork() {
      const fork = em()
      vi.spyOn(fork, 'find').mockRejectedValue(fault)
      vi.spyOn(fork, 'findOne').mockRejectedValue(fault)
      vi.spyOn(fork, 'execute').mockRejectedValue(fault)
      return fork
    },
  }
}
