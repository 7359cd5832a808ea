import { seconds } from './clock.ts'

/** How long the server waits for the client of a connection, in ms. */
interface ConnectionTimeouts {
  /** Until the headers of a request have arrived, counted from the opening of a new connection. */
  headers: number
  /** Until the whole request has arrived, including its body. */
  request: number
  /** Until a reader takes more of a response, or a first byte of it is sent. */
  reader: number
  /** The interval at which connections are checked for these limits. */
  check: number
}

export const connectionTimeouts: ConnectionTimeouts = {
  headers: seconds(10),
  request: seconds(15),
  reader: seconds(30),
  check: seconds(1),
}

/** The time limit for the body of an image. It ends before Node would answer a bare 408, so that the sender gets a reason. */
export const bodyWait = connectionTimeouts.request - seconds(3)

/** How long a drawing may wait in the queue: it starts, or is refused, while its connection is still open. */
export const drawingWait = connectionTimeouts.reader - seconds(10)
