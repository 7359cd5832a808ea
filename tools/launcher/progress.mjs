// What the launcher tells goes to stderr, so that the output of a command stays its own.

export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Says what begins, every five seconds that it goes on, and how long it took. */
export async function whileTelling(title, work, { detail = () => '', every = 5_000 } = {}) {
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
