import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { JourneySite } from '#test/support/journey-site.ts'
import { aMember } from './moderate-through-rest.ts'

// Creates articles and comments through the REST interface, as API clients do.

const made = z.object({ id: z.number() })
const session = z.object({ token: z.string() })

export const tokenOf = async (site: JourneySite, who: { username: string; password: string }): Promise<string> =>
  session.parse(await site.call('POST', '/auth/login', { body: who })).token

/** Creates a new member with an access token for the REST interface. */
export async function aWriter(site: JourneySite) {
  const who = await aMember(site)
  return { ...who, token: await tokenOf(site, who) }
}

export async function anArticle(site: JourneySite, token: string, body: object = {}): Promise<number> {
  const whole = { title: '江边的一课', content: '水尺上的刻度要凑近了看。', ...body }
  return made.parse(await site.call('POST', '/articles', { token, body: whole })).id
}

export const aComment = async (site: JourneySite, token: string, article: number, body: object): Promise<number> =>
  made.parse(await site.call('POST', `/comments/article/${article}`, { token, body })).id

let written = 0
const postMade = z.object({ post: made })
const replyMade = z.object({ reply: made })
const boards = z.object({ forums: z.array(made) })

/** The id of the first board of a new site. */
export async function aBoardOf(site: JourneySite): Promise<number> {
  const [first] = boards.parse(await site.call('GET', '/forum/forums')).forums
  if (first === undefined) throw new Error('the forum has no board')
  return first.id
}

export async function aPostOn(site: JourneySite, token: string, forumId: number, body: object = {}): Promise<number> {
  const whole = { forumId, title: '江边的钟', content: `谁还记得它？${(written += 1)}`, ...body }
  return postMade.parse(await site.call('POST', '/forum/posts', { token, body: whole })).post.id
}

export async function aReplyTo(site: JourneySite, token: string, post: number, content?: string): Promise<number> {
  const body = { content: content ?? `我记得 ${(written += 1)}` }
  return replyMade.parse(await site.call('POST', `/forum/posts/${post}/replies`, { token, body })).reply.id
}

/** Creates a post by this member, and another member who can reply to it. */
export async function aTalkOf(site: JourneySite, who: { username: string; password: string }) {
  const token = await tokenOf(site, who)
  return { post: await aPostOn(site, token, await aBoardOf(site)), other: await aWriter(site) }
}

/** Presses a button in the main part of the page. */
export const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
