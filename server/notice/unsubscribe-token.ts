import type { Vault } from '../kernel/secret.ts'
import { noticeKinds, type NoticeKind } from './notice.schema.ts'

const purpose = 'end letters of notices'

/** The member and the kind of letters that the link in a letter ends (RFC 8058). The token does not expire. */
export interface UnsubscribeClaim {
  memberId: number
  kind: NoticeKind | 'all'
}

export function unsubscribeToken(vault: Vault, { memberId, kind }: UnsubscribeClaim): string {
  const text = `${memberId}.${kind}`
  return `${text}.${vault.sign(purpose, text)}`
}

/** Returns undefined for a token that this site did not sign. */
export function readUnsubscribeToken(vault: Vault, token: string): UnsubscribeClaim | undefined {
  const [id = '', named = '', signature = ''] = token.split('.')
  const kind = named === 'all' ? 'all' : noticeKinds.find(each => each === named)
  if (kind === undefined || !/^[1-9]\d{0,8}$/.test(id) || !vault.verify(purpose, `${id}.${named}`, signature))
    return undefined
  return { memberId: Number(id), kind }
}
