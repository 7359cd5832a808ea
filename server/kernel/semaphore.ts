/**
 * Runs at most `atOnce` tasks at a time; the others wait in the order in which they came. One thread renders all pages: rendering more of them
 * at a time finishes none sooner and holds more memory.
 */
export function semaphore(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
