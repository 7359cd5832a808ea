import { InvalidTarget } from '../backup-file.ts'
import { DataDirInUse } from '../embedded/data-dir-lock.ts'
import { InvalidDump } from '../embedded/untar.ts'
import { isDatabaseUnavailable } from '../../rpc/database-unavailable.ts'
import { ProgramFailure } from '../../kernel/program-failure.ts'
import { readSettings, type Settings } from '../../kernel/env.ts'
import { WrongSetting } from '../../kernel/wrong-setting.ts'

/** An argument of a command is missing or wrong. The message is printed for the person who runs it. */
export class UsageError extends Error {}

/** Runs one command with the settings. An error that the person can correct is printed as one sentence, with exit code 1. */
export async function runCommand(
  command: (settings: Settings, args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await command(readSettings(), process.argv.slice(2))
  } catch (error) {
    console.error(sentence(error))
    process.exitCode = 1
  }
}

function sentence(error: unknown): unknown {
  if (error instanceof InvalidDump) return `That file is no backup of this site's database: ${error.message}.`
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached.'
  const plain = [WrongSetting, UsageError, InvalidTarget, DataDirInUse, ProgramFailure].some(
    kind => error instanceof kind,
  )
  if (error instanceof Error && (plain || isFileError(error))) return error.message
  return error
}

function isFileError(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES' || error.code === 'ENOSPC')
}
