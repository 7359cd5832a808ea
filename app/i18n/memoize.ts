const isKeyPart = (part: unknown) => part === undefined || part === null || typeof part === 'string'

/**
 * Returns a function that caches calls whose arguments are all strings: texts without values, and the functions that return them. A page makes some
 * hundred such calls. Only for keys that the code names, because nothing is evicted.
 */
export function memoize<Call extends (...args: never[]) => unknown>(call: Call): Call {
  const cache = new Map<string, unknown>()
  return new Proxy(call, {
    apply(target, self, asked: unknown[]) {
      const ask = (): unknown => Reflect.apply(target, self, asked)
      if (!asked.every(isKeyPart)) return ask()
      const key = asked.join('\n')
      if (!cache.has(key)) cache.set(key, memoizeResult(ask()))
      return cache.get(key)
    },
  })
}

const memoizeResult = (result: unknown): unknown => (isCall(result) ? memoize(result) : result)

const isCall = (result: unknown): result is (...asked: never[]) => unknown => typeof result === 'function'
