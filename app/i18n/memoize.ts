const isWord = (part: unknown) => part === undefined || part === null || typeof part === 'string'

/**
 * Returns a function that caches calls whose arguments are all strings: texts without values, and the functions that return them. A page makes some
 * hundred such calls. Only for keys that the code names, because nothing is evicted.
 */
export function memoize<Call extends (...asked: never[]) => unknown>(call: Call): Call {
  const known = new Map<string, unknown>()
  return new Proxy(call, {
    apply(target, self, asked: unknown[]) {
      const ask = (): unknown => Reflect.apply(target, self, asked)
      if (!asked.every(isWord)) return ask()
      const key = asked.join('\n')
      if (!known.has(key)) known.set(key, kept(ask()))
      return known.get(key)
    },
  })
}

const kept = (answer: unknown): unknown => (isCall(answer) ? memoize(answer) : answer)

const isCall = (answer: unknown): answer is (...asked: never[]) => unknown => typeof answer === 'function'
