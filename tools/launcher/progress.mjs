// Messages of the launcher go to stderr, so that stdout has only the output of the command.

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Prints the start of a step, its progress every five seconds, and its duration. */
export async function withProgress(title, work, { detail = () => '', every = 5_000 } = {}) {
  const start = Date.now()
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`
  say(`${title} …`)
  const tick = setInterval(() => say(`${title}: ${[seconds(), detail()].filter(Boolean).join(', ')}`), every)
  try {
    const result = await work()
    say(`${title}: ${seconds()}.`)
    return result
  } finally {
    clearInterval(tick)
  }
}
