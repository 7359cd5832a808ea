import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOfRequest } from '../client-address.ts'
import type { Handler } from '../handler-chain.ts'
import type { RecordRequest } from '../record-requests.ts'
import { answerHeaders } from './call-headers.ts'
import type { guestCalls } from './guest-calls.ts'
import { toResponseParts, type JsonAnswer } from './json-answer.ts'
import type { RestOptions } from './rest-options.ts'
import type { SharedAnswers } from './shared-answers.ts'

interface CachedAnswersParts extends Pick<RestOptions, 'site' | 'addressOf' | 'origins'> {
  askedBy: ReturnType<typeof guestCalls>
  answers: SharedAnswers
  /** Refuses an address with too many calls. Undefined if limits are off. */
  limitAddress: ((address: string) => Promise<void>) | undefined
  note: RecordRequest
}

/** Sends cached answers to guests without building a Request. The app answers everything else, including refusals. */
export function serveCachedAnswers(parts: CachedAnswersParts): Handler {
  const { site, addressOf, origins, askedBy, answers, limitAddress, note } = parts
  const headersOf = answerHeaders(origins)

  function send(request: IncomingMessage, response: ServerResponse, answer: JsonAnswer): void {
    const { headers } = request
    const always = headersOf(headers['x-request-id']?.toString(), headers.origin)
    const asked = { known: headers['if-none-match'], accepted: headers['accept-encoding']?.toString() }
    const { status, headers: sent, bytes } = toResponseParts(asked, always, answer)
    const length = bytes === null ? {} : { 'Content-Length': bytes.length }
    response.writeHead(status, { ...sent, ...length }).end(bytes)
  }

  return (request, response, next) => {
    const started = performance.now()
    const asked = guestCallIn(request, askedBy)
    if (asked === undefined || !answers.has(asked)) return next()
    const address = addressOfRequest(request, addressOf)
    // The address is counted first: looking an answer up may make it again in the background.
    const answered = () => {
      const answer = answers.find(asked)
      if (answer === undefined) {
        next()
        return
      }
      send(request, response, answer)
      answers.countPageView(asked, address)
      const { method = '', url: path = '' } = request
      note({ handler: 'rest', method, path, status: response.statusCode, elapsed: performance.now() - started })
    }
    if (limitAddress === undefined) return answered()
    limitAddress(address)
      .then(answered, next)
      .catch((fault: unknown) => {
        site.report(fault, `${request.method ?? ''} ${request.url ?? ''}`)
        response.destroy()
      })
  }
}

function guestCallIn({ method, url = '', headers }: IncomingMessage, askedBy: CachedAnswersParts['askedBy']) {
  if (method !== 'GET' || !isOfGuest(headers.authorization, headers['idempotency-key'])) return undefined
  return askedBy(url, headers['accept-language'])
}

/** True if neither Authorization nor Idempotency-Key ties the answer to one caller. */
export const isOfGuest = (authorization: string | undefined, idempotencyKey: unknown): boolean =>
  authorization === undefined && idempotencyKey === undefined
