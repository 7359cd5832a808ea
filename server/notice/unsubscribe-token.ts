import type { Vault } from '../kernel/secret.ts'
import { noticeKinds, type NoticeKind } from './notice.schema.ts'

const purpose = 'end letters of notices'

/** Whose letters, and of which kind, end with the link of a letter (RFC 8058). It is good for as long as the letter may be read. */
export interface Unsubscribing {
  memberId: number
  kind: NoticeKind | 'all'
}

export function unsubscribeToken(vault: Vault, { memberId, kind }: Unsubscribing): string {
  const text = `${memberId}.${kind}`
  return `${text}.${vault.sign(purpose, text)}`
}

/** Undefined for what this site did not write. */
export function readUnsubscribeToken(vault: Vault, token: string): Unsubscribing | undefined {
  const [id = '', named = '', signature = ''] = token.split('.')
  const kind = named === 'all' ? 'all' : noticeKinds.find(each => each === named)
  if (kind === undefined || !/^[1-9]\d{0,8}$/.test(id) || !vault.verify(purpose, `${id}.${named}`, signature))
    return undefined
  return { memberId: Number(id), kind }
}
