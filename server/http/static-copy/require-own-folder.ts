import { mkdir, readdir } from 'node:fs/promises'
import { WrongUse } from '../../db/commands/run-command.ts'

/** A folder that holds something else; the sentence names it. */
export class NotEmpty extends WrongUse {}

/** The file by which a static copy is known. */
export const marker = 'copy.txt'
/** The first page of a book is known by this name. */
export const bookName = 'book'

/** Makes the folder, and refuses one in which neither a copy nor a book was written before. */
export async function requireOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const found = await readdir(folder)
  if (found.length > 0 && !found.includes(marker) && !found.includes(`${bookName}.html`))
    throw new NotEmpty(`${folder} holds something else: name an empty folder.`)
}
