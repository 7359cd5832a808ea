/**
 * Runs lanes side by side, the stages of each one after another; each stage is told what came of those before it in its lane. Answers
 * with all results, lane by lane.
 */
export async function sideBySide(...lanes) {
  const results = await Promise.all(lanes.map(inTurn))
  return results.flat()
}

async function inTurn(stages) {
  const results = []
  for (const stage of stages) results.push(await stage(results))
  return results
}
