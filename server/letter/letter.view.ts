import type { z } from 'zod'
import type { Letter } from '../mail/letter.entity.ts'
import type { failedLetter } from './letter.schema.ts'

export function viewFailedLetter(letter: Letter): z.infer<typeof failedLetter> {
  return {
    id: letter.id,
    kind: letter.kind,
    address: letter.address,
    tries: letter.tries,
    words: letter.lastSmtpResponse ?? '',
    createdAt: letter.createdAt.toISOString(),
    failedAt: (letter.failedAt ?? letter.createdAt).toISOString(),
  }
}
