import { z } from 'zod'
import type { JourneySite } from './journey-site.ts'

export interface Credentials {
  username: string
  password: string
  oneTimeCode?: string
}

const tokens = z.object({ token: z.string(), refreshToken: z.string() })

/** Logs in through REST. Returns the cookies of the new session. */
export async function sessionCookies({ call, url }: JourneySite, who: Credentials) {
  const { username, password, oneTimeCode } = who
  const opened = tokens.parse(await call('POST', '/auth/login', { body: { username, password, oneTimeCode } }))
  const expires = Math.floor(Date.now() / 1000) + 3600
  return Object.entries(opened).map(([name, value]) => ({
    name,
    value,
    url,
    expires,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }))
}
