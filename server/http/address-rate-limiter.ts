import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitRefusal } from '../kernel/refusal.ts'

export interface AddressLimit {
  points: number
  /** The length of the window. */
  seconds: number
}

/**
 * Returns a function that counts a request of an address and refuses it over the limit. Counts are in memory, because a flood must not reach the
 * database.
 */
export function createAddressRateLimiter(
  { points, seconds: duration }: AddressLimit,
  onExceeded: (address: string) => void = () => undefined,
): (address: string) => Promise<void> {
  const counter = new RateLimiterMemory({ points, duration })
  return async address => {
    try {
      await counter.consume(address)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      onExceeded(address)
      throw limitRefusal(refused.msBeforeNext, points)
    }
  }
}
