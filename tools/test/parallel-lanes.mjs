/**
 * Runs lanes in parallel, and the stages of each lane one after another; each stage receives the results of the earlier ones in its lane. Resolves to
 * all results, lane by lane.
 */
export async function runLanes(...lanes) {
  const results = await Promise.all(lanes.map(runLane))
  return results.flat()
}

/**
 * Returns a stage for several lanes that share a list of stages: each lane that becomes free takes the next, until none is left.
 * @param {((before: unknown[]) => unknown)[]} stages
 * @returns {(before: unknown[]) => Promise<unknown[]>}
 */
export function sharedBy(stages) {
  const waiting = [...stages]
  return async before => {
    const own = []
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) own.push(await stage(before))
    return own
  }
}

async function runLane(stages) {
  const results = []
  for (const stage of stages) results.push(...[await stage(results)].flat())
  return results
}
