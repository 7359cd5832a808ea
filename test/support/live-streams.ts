import { connect, type Socket } from 'node:net'

/** An open stream as a plain socket, so that thousands of them need few resources. */
export interface OpenStream {
  socket: Socket
  /** The status of the response; 0 until it has come. */
  status: number
  /** Everything received, including the head. */
  received: string
  isClosed: boolean
}

interface Opening {
  path?: string
  headers?: Record<string, string>
  /** Keeps only this many of the last characters. */
  lastCharacters?: number
}

/** The request headers of a phone's browser. */
const phone = {
  Accept: 'text/event-stream',
  'Cache-Control': 'no-cache',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'zh-CN,zh;q=0.9',
  Cookie: 'visitorSessionId=visitor-1761530400000-abcdefgh12; locale=zh',
}

/** Resolves when the head of the response has come, or when the connection was closed without one. */
export function openStream(
  site: string,
  { path = '/live?topics=torch', headers = {}, lastCharacters: keep = Infinity }: Opening = {},
): Promise<OpenStream> {
  const { hostname, port, host } = new URL(site)
  const head = Object.entries({ Host: host, Connection: 'keep-alive', ...phone, ...headers })
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    const stream: OpenStream = { socket, status: 0, received: '', isClosed: false }
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      stream.received = (stream.received + text).slice(-keep)
      if (stream.status !== 0) return
      stream.status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
      resolve(stream)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      stream.isClosed = true
      resolve(stream)
    })
    socket.write(`GET ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  })
}

/** Opens many streams, 250 at a time. */
export async function openStreams(site: string, count: number, opening: Opening = {}): Promise<OpenStream[]> {
  const streams: OpenStream[] = []
  while (streams.length < count) {
    const next = Array.from({ length: Math.min(250, count - streams.length) }, () => openStream(site, opening))
    streams.push(...(await Promise.all(next)))
  }
  return streams
}

/** Returns the messages of a stream, parsed as a page parses them. */
export const messagesOf = ({ received }: OpenStream): unknown[] =>
  [...received.matchAll(/^data: (.*)$/gm)].map(([, data = '']): unknown => JSON.parse(data))

/** Returns how many of the wanted streams this process can open, within its limit of open files. */
export function streamsPossible(wanted: number): number {
  const report: unknown = process.report.getReport()
  const limit = /"open_files":\{"soft":(\d+)/.exec(JSON.stringify(report))?.[1]
  return limit === undefined ? wanted : Math.min(wanted, Number(limit) - 300)
}
