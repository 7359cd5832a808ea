import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import type { AddressLimit } from '#server/http/address-rate-limiter.ts'
import { liveHandler, liveLimit } from '#server/http/live/live-handler.ts'
import { startLiveStreams } from '#server/http/live/start-live-streams.ts'
import { streamLimits, type StreamLimits } from '#server/live/stream-limits.ts'
import type { LiveMessage, LiveState } from '#server/live/live.schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { findAccess } from '#server/session/session.queries.ts'
import { messagesOf, openStream, type OpenStream } from './live-streams.ts'

export interface LivePage {
  stream: OpenStream
  /** Returns all messages so far, without heartbeats. */
  messages: () => LiveMessage[]
  texts: () => NonNullable<LiveMessage['texts']>
  ids: () => number[]
  leave: () => void
}

const isMessage = (value: unknown): value is LiveMessage =>
  typeof value === 'object' && value !== null && 'topic' in value && value.topic !== 'beat'

const isState = (value: unknown): value is LiveState =>
  typeof value === 'object' && value !== null && 'messages' in value

/** Starts the live streams of a site without its pages, for one test. */
export async function liveSite(
  { site }: { site: Site },
  limits: StreamLimits = streamLimits,
  limit: AddressLimit = liveLimit,
) {
  const live = startLiveStreams(site, limits)
  const addressOf = (peer = '', forwarded: string | undefined) => forwarded ?? peer
  const handle = liveHandler({ site, live, https: false, limit, addressOf })
  const server = createServer((request, response) =>
    handle(request, response, () => void response.writeHead(404).end()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const pages: LivePage[] = []
  onTestFinished(async () => {
    live.close()
    for (const page of pages) page.leave()
    const closed = once(server, 'close')
    server.close()
    await closed
  })

  async function open(topics: string, headers: Record<string, string> = {}): Promise<LivePage> {
    const stream = await openStream(url, { path: `/live?topics=${topics}`, headers })
    const messages = () => messagesOf(stream).filter(isMessage)
    const texts = () => messages().flatMap(message => message.texts ?? [])
    const page = {
      stream,
      messages,
      texts,
      ids: () => texts().map(({ id }) => id),
      leave: () => stream.socket.destroy(),
    }
    pages.push(page)
    return page
  }

  /** Requests the state, like a page that polls. */
  async function ask(topics: string): Promise<LiveState> {
    const state: unknown = await (await fetch(`${url}/live/state?topics=${topics}`)).json()
    if (!isState(state)) throw new Error('no state was answered')
    return state
  }

  return { live, url, open, ask }
}

/** Creates a session of a member; returns its id and its cookie. */
export async function aSession({ site }: { site: Site }, { id }: { id: number }) {
  const em = site.fork()
  const { token } = openSession(em, em.getReference(Member, id), site.clock.now())
  await em.flush()
  const access = (await findAccess(site.fork(), [token], site.clock.now()))[0]
  return { id: access?.session.id ?? 0, cookie: { Cookie: `token=${token}` } }
}

/** Waits until a page has received exactly these texts, in this order. */
export const untilMessage = (page: LivePage, ids: readonly number[]) =>
  expect.poll(page.ids, { timeout: 5000, interval: 10 }).toEqual(ids)
