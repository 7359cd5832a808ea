import { serve } from '@hono/node-server'
import { shutDownOnSignal } from '#server/http/shutdown.ts'

// A server that responds to /slow after half a second, and never ends /live by itself; it prints each step.
const print = (line: string) => void process.stdout.write(`${line}\n`)
const streams: ReadableStreamDefaultController[] = []

async function answer({ url }: Request): Promise<Response> {
  print(`asked ${new URL(url).pathname}`)
  if (url.endsWith('/live')) return new Response(new ReadableStream({ start: stream => void streams.push(stream) }))
  await new Promise(done => setTimeout(done, 500))
  return new Response('done')
}

const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  print(`ready ${port} ${process.pid}`),
)
shutDownOnSignal(server, {
  closeStreams: () => streams.forEach(stream => stream.close()),
  async close() {
    await new Promise(done => setTimeout(done, 50))
    print('closed')
  },
})
