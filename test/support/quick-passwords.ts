import { Passwords } from '#server/kernel/password.ts'

/**
 * Returns passwords whose hashes are as cheap as argon2 allows, because most tests hash some and none of these tests how strong they are
 * (test/server/kernel/password.test.ts does).
 */
export const quickPasswords = (options: { minLength?: number } = {}) =>
  new Passwords({ ...options, cost: { memoryCost: 1024, timeCost: 2, parallelism: 1 } })
