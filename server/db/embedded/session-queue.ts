// The embedded database is one session that all connections share: a connection with an open transaction owns the session until it ends.

export interface Owner {
  /** Called when the owner keeps a transaction open and idle while others wait: its connection must close. */
  disconnect: () => void
}

export interface SessionQueue {
  /** Queues one piece of work. `run` resolves to true while its owner must keep the session, because a transaction or pipeline is open. */
  enqueue: (owner: Owner, run: () => Promise<boolean>) => void
  /** Removes an owner whose connection ended: drops its waiting work, and ends its open transaction or pipeline. */
  remove: (owner: Owner) => void
}

interface Options {
  /** Ends the transaction or pipeline of an owner whose connection ended. */
  rollBack: () => Promise<void>
  /** How many ms an owner may keep the session idle while others wait. */
  maxIdle: number
  /** Called when work failed in a way that leaves the database unusable; no more work runs. */
  onBroken: (error: unknown) => void
}

interface QueuedWork {
  owner: Owner | undefined
  run: () => Promise<boolean>
}

/** Runs work one piece at a time, in the order of arrival. While a connection owns the session, only its own work runs. */
export function createSessionQueue({ rollBack, maxIdle: patience, onBroken }: Options): SessionQueue {
  let waiting: QueuedWork[] = []
  let currentOwner: Owner | undefined
  let running = false
  let idleTimer: NodeJS.Timeout | undefined
  const departed = new WeakSet<Owner>()

  function next(): QueuedWork | undefined {
    if (currentOwner === undefined) return waiting.shift()
    if (departed.has(currentOwner)) return { owner: undefined, run: () => rollBack().then(() => false) }
    const index = waiting.findIndex(turn => turn.owner === currentOwner)
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }

  async function drain(): Promise<void> {
    if (running) return
    running = true
    try {
      for (let turn = next(); turn !== undefined; turn = next()) {
        clearTimeout(idleTimer)
        idleTimer = undefined
        currentOwner = (await turn.run()) ? turn.owner : undefined
      }
    } catch (error) {
      onBroken(error)
      return
    }
    running = false
    const owner = currentOwner
    if (owner === undefined || waiting.length === 0) return
    idleTimer ??= setTimeout(() => owner.disconnect(), patience)
  }

  return {
    enqueue(owner, run) {
      if (departed.has(owner)) return
      waiting.push({ owner, run })
      void drain()
    },
    remove(owner) {
      departed.add(owner)
      waiting = waiting.filter(turn => turn.owner !== owner)
      void drain()
    },
  }
}
