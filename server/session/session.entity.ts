import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'

// One login of a member. The refresh token is kept hashed and is not rotated; ending the session is removing the row (docs/product.md#tokens).
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade').index('session_member'),
    refreshHash: p.string().length(64).unique('session_refresh_unique').hidden(),
    /** Names alone, such as Chrome and Windows, so that its member knows it again. */
    browser: p.string().length(40).nullable(),
    system: p.string().length(40).nullable(),
    createdAt: p.datetime(3),
    /** When its member last showed who they are, by logging in or with their password. */
    confirmedAt: p.datetime(3),
    /** To some minutes. */
    lastUsedAt: p.datetime(3),
    expiresAt: p.datetime(3).index('session_expires'),
  },
})

export class Session extends SessionSchema.class {}

SessionSchema.setClass(Session)

// Access tokens stand apart from their session, so that requests that renew side by side do not end each other's.
const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    hash: p.string().length(64).primary(),
    session: () => p.manyToOne(Session).deleteRule('cascade').index('access_token_session'),
    expiresAt: p.datetime(3).index('access_token_expires'),
  },
})

export class AccessToken extends AccessTokenSchema.class {}

AccessTokenSchema.setClass(AccessToken)
