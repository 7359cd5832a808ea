import { stopAll, watchForTheEnd } from './children.mjs'
import { Stop } from './stop.mjs'
import { verbs } from './verbs.mjs'

/** Does what VERB says and resolves to the exit code. */
export async function main([verb, ...rest]) {
  watchForTheEnd()
  try {
    if (verb === undefined || !Object.hasOwn(verbs, verb)) {
      const said = verb === undefined ? 'No verb was given' : `There is no verb "${verb}"`
      throw new Stop(`${said}: use one of ${Object.keys(verbs).join(', ')}.`)
    }
    return await verbs[verb](rest)
  } catch (error) {
    await stopAll()
    if (!(error instanceof Stop)) throw error
    if (error.message !== '') console.error(error.message)
    return error.code
  }
}
