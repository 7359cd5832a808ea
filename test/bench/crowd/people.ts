import { z } from 'zod'
import type { RunningSite } from '../running-site.ts'

const keys = z.object({ data: z.object({ token: z.string(), refreshToken: z.string() }) })

interface Asked {
  method?: string
  body?: object
  token?: string
}

/** Calls the REST API, and throws if the response is no success. */
export async function ask(url: string, path: string, { method = 'GET', body, token }: Asked = {}): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

export interface Person {
  token: string
  cookie: string
}

async function logIn(url: string, username: string, password: string): Promise<Person> {
  const { data } = keys.parse(await ask(url, '/auth/login', { method: 'POST', body: { username, password } }))
  return { token: data.token, cookie: `token=${data.token}; refreshToken=${data.refreshToken}` }
}

export const benchPassword = 'river and torch 110'

/** Returns a member and the first admin of a bench site, logged in. */
export async function peopleOf({ url }: RunningSite): Promise<{ member: Person; admin: Person }> {
  const account = { username: 'bench_member', email: 'bench_member@example.org', password: benchPassword }
  await ask(url, '/auth/register', { method: 'POST', body: account })
  return {
    member: await logIn(url, account.username, benchPassword),
    admin: await logIn(url, 'admin', benchPassword),
  }
}
