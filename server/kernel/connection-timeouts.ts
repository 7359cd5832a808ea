import { seconds } from './clock.ts'

/** How long the server waits for the client of a connection. */
interface ConnectionTimeouts {
  /** Until the head of a request is there, counted from the opening of a new connection. */
  headers: number
  /** Until the whole request is there, its body included. */
  request: number
  /** Until a reader takes more of an answer, or a first byte of it is sent. */
  reader: number
  /** How often the connections are looked through for those that are late. */
  check: number
}

export const connectionTimeouts: ConnectionTimeouts = {
  headers: seconds(10),
  request: seconds(15),
  reader: seconds(30),
  check: seconds(1),
}

/** For the body of an image: it ends before Node would answer a bare 408, so that the sender gets a reason. */
export const bodyWait = connectionTimeouts.request - seconds(3)

/** For the turn of a drawing: it is drawn, or refused, while its connection is still open. */
export const drawingWait = connectionTimeouts.reader - seconds(10)
