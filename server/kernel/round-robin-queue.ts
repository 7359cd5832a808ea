/** A queue of several named lines that are served in turn. A path of several names leads to lines within lines. */
export class RoundRobinQueue<T> {
  readonly #own: T[] = []
  readonly #lines = new Map<string, RoundRobinQueue<T>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  sizeOf(name: string): number {
    return this.#lines.get(name)?.size ?? 0
  }

  /** The size of the longest line. */
  get longest(): number {
    return this.#longestLine()?.[1].size ?? 0
  }

  add([name, ...rest]: readonly string[], waiting: T): void {
    this.#size += 1
    if (name === undefined) {
      this.#own.push(waiting)
      return
    }
    const line = this.#lines.get(name) ?? new RoundRobinQueue<T>()
    this.#lines.set(name, line)
    line.add(rest, waiting)
  }

  /** Takes the first of the line whose turn it is; that line comes last in the next round. */
  takeFirst(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size -= 1
    const [next] = this.#lines
    if (this.#own.length > 0 || next === undefined) return this.#own.shift()
    const [name, line] = next
    const taken = line.takeFirst()
    this.#lines.delete(name)
    if (line.size > 0) this.#lines.set(name, line)
    return taken
  }

  /** Takes the last entry of the longest line. */
  takeLastOfLongest(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size -= 1
    const longest = this.#longestLine()
    if (longest === undefined) return this.#own.pop()
    const [name, line] = longest
    const taken = line.takeLastOfLongest()
    if (line.size === 0) this.#lines.delete(name)
    return taken
  }

  #longestLine(): [string, RoundRobinQueue<T>] | undefined {
    let longest: [string, RoundRobinQueue<T>] | undefined
    for (const entry of this.#lines) if (entry[1].size > (longest?.[1].size ?? 0)) longest = entry
    return longest
  }
}
