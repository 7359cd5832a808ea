import { stopAll, stopWithParent } from './child-processes.mjs'
import { Stop } from './stop.mjs'
import { commands } from './commands.mjs'

/** Runs COMMAND and resolves to the exit code. */
export async function main([command, ...rest]) {
  stopWithParent()
  try {
    if (command === undefined || !Object.hasOwn(commands, command)) {
      const said = command === undefined ? 'No command was given' : `There is no command "${command}"`
      throw new Stop(`${said}: use one of ${Object.keys(commands).join(', ')}.`)
    }
    return await commands[command](rest)
  } catch (error) {
    await stopAll()
    if (!(error instanceof Stop)) throw error
    if (error.message !== '') console.error(error.message)
    return error.code
  }
}
