import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, type MailTransport } from './smtp-transport.ts'

interface OutboxOptions {
  /** DATA_DIR/outbox. */
  folder: string
  sender: { name: string; address: string }
  now: () => Date
  /** Called with the name of each file. */
  wrote: (file: string) => void
}

/** Writes letters as .eml files, which any mail program opens, so that the whole product works without a mail server (docs/product.md#mail). */
export async function fileTransport({ folder, sender, now, wrote }: OutboxOptions): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const made = await transport.sendMail({ from: sender, ...messageOf(letter) })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${stamp(now())}-${letter.messageId.replace(/[^A-Za-z0-9.]+/g, '')}.eml`)
      // A letter may contain a code, so only the operator may read it.
      await writeFile(file, made.message, { mode: 0o600 })
      wrote(file)
      return file
    },
    verify: () => Promise.resolve(),
    close: () => transport.close(),
  }
}

/** Returns a time such as 20251027T020000Z, which sorts by time. */
const stamp = (now: Date): string => now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
