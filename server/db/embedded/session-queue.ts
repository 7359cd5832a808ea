// The embedded database is one session that all connections share: a connection with an open transaction owns the session until it ends.

export interface Owner {
  /** Called when the owner keeps a transaction open and idle while others wait: its connection must close. */
  cutOff: () => void
}

export interface SessionQueue {
  /** Queues one piece of work. `run` resolves to true while its owner must keep the session, because a transaction or pipeline is open. */
  take: (owner: Owner, run: () => Promise<boolean>) => void
  /** Removes an owner whose connection ended: drops its waiting work, and ends its open transaction or pipeline. */
  leave: (owner: Owner) => void
}

interface Options {
  /** Ends the transaction or pipeline of an owner whose connection ended. */
  giveUp: () => Promise<void>
  /** How many ms an owner may keep the session idle while others wait. */
  patience: number
  /** Called when work failed in a way that leaves the database unusable; no more work runs. */
  broken: (error: unknown) => void
}

interface Turn {
  owner: Owner | undefined
  run: () => Promise<boolean>
}

/** Runs work one piece at a time, in the order of arrival. While a connection owns the session, only its own work runs. */
export function createSessionQueue({ giveUp, patience, broken }: Options): SessionQueue {
  let waiting: Turn[] = []
  let holder: Owner | undefined
  let running = false
  let impatient: NodeJS.Timeout | undefined
  const gone = new WeakSet<Owner>()

  function next(): Turn | undefined {
    if (holder === undefined) return waiting.shift()
    if (gone.has(holder)) return { owner: undefined, run: () => giveUp().then(() => false) }
    const index = waiting.findIndex(turn => turn.owner === holder)
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }

  async function drain(): Promise<void> {
    if (running) return
    running = true
    try {
      for (let turn = next(); turn !== undefined; turn = next()) {
        clearTimeout(impatient)
        impatient = undefined
        holder = (await turn.run()) ? turn.owner : undefined
      }
    } catch (error) {
      broken(error)
      return
    }
    running = false
    const owner = holder
    if (owner === undefined || waiting.length === 0) return
    impatient ??= setTimeout(() => owner.cutOff(), patience)
  }

  return {
    take(owner, run) {
      if (gone.has(owner)) return
      waiting.push({ owner, run })
      void drain()
    },
    leave(owner) {
      gone.add(owner)
      waiting = waiting.filter(turn => turn.owner !== owner)
      void drain()
    },
  }
}
