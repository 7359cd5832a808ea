import { Passwords } from '#server/kernel/password.ts'

export const quickCost = { memoryCost: 1024, timeCost: 2, parallelism: 1 }

/** Returns passwords with cheap hashes. Most tests need some hash, whatever it costs; test/server/kernel/password.test.ts checks the real cost. */
export const quickPasswords = (options: { minLength?: number } = {}) => new Passwords({ ...options, cost: quickCost })
