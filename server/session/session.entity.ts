import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'

// A login of a member. The refresh token is stored hashed and not rotated. A session ends when its row is deleted (docs/product.md#tokens).
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade').index('session_member'),
    refreshHash: p.string().length(64).unique('session_refresh_unique').hidden(),
    /** Only names, such as Chrome and Windows, by which the member recognises the session. */
    browser: p.string().length(40).nullable(),
    system: p.string().length(40).nullable(),
    createdAt: p.datetime(3),
    /** When the member last proved their identity, by a login or by their password. */
    confirmedAt: p.datetime(3),
    /** Accurate to some minutes. */
    lastUsedAt: p.datetime(3),
    expiresAt: p.datetime(3).index('session_expires'),
  },
})

export class Session extends SessionSchema.class {}

SessionSchema.setClass(Session)

// Access tokens have their own table, so that concurrent renewals do not invalidate each other's tokens.
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
