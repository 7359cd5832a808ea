/**
 * Runs lanes side by side, the stages of each one after another; each stage is told what came of those before it in its lane. Answers
 * with all results, lane by lane.
 */
export async function sideBySide(...lanes) {
  const results = await Promise.all(lanes.map(inTurn))
  return results.flat()
}

/**
 * Stages that several lanes share: each lane that has nothing else to do takes the next, until none is left.
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

async function inTurn(stages) {
  const results = []
  for (const stage of stages) results.push(...[await stage(results)].flat())
  return results
}
