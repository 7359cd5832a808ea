import { mkdir, readdir } from 'node:fs/promises'
import { UsageError } from '../../db/commands/run-command.ts'

/** The folder contains other files. The message names it. */
export class FolderNotEmpty extends UsageError {}

/** The file that identifies a static copy. */
export const marker = 'copy.txt'
/** The name of the first page of a book, which identifies a book. */
export const bookName = 'book'

/** Creates the folder. Refuses a folder with other contents than an earlier copy or book. */
export async function requireOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const found = await readdir(folder)
  if (found.length > 0 && !found.includes(marker) && !found.includes(`${bookName}.html`))
    throw new FolderNotEmpty(`${folder} holds something else: name an empty folder.`)
}
