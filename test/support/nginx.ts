import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { freePort } from './postgres.ts'

const shipped = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))
const startsWithin = 10_000

/** Returns the path of nginx, if it is installed. */
export function findNginx(): string | undefined {
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.map(folder => join(folder, 'nginx')).find(path => existsSync(path))
}

/** Starts nginx with the shipped configuration in front of a site, for one test file; returns its address. */
export async function nginxBefore(program: string, site: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-test-'))
  const port = await freePort()
  const file = join(home, 'nginx.conf')
  writeFileSync(file, configuration(home, port, new URL(site).host))
  const server = spawn(program, ['-p', home, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const kill = () => void server.kill('SIGTERM')
  process.once('exit', kill)
  afterAll(async () => {
    process.off('exit', kill)
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      kill()
      await ended
    }
    rmSync(home, { recursive: true, force: true })
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(url, () => server.exitCode !== null)
  return url
}

/** Returns the shipped configuration with only its paths and addresses replaced. */
function configuration(home: string, port: number, site: string): string {
  const places: [string | RegExp, string][] = [
    ['/var/cache/nginx/anniversary', join(home, 'cache')],
    ['server 127.0.0.1:3000;', `server ${site};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ssl_certificate(_key)? .*\n/g, ''],
  ]
  const server = places.reduce(
    (text, [from, to]) => {
      if (text.replace(from, to) === text) throw new Error(`deploy/nginx.conf does not say ${String(from)}`)
      return text.replace(from, to)
    },
    readFileSync(shipped, 'utf8'),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${join(home, kind)};`,
  )
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${join(home, 'pid')}; error_log stderr error;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')}\n${server}}`,
  ].join('\n')
}

async function untilAnswering(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + startsWithin
  for (;;) {
    if (hasEnded()) throw new Error('nginx ended')
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok === true) return
    if (Date.now() > until) throw new Error('nginx does not answer')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
