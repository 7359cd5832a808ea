// Lighthouse with its mobile profile, over every page that a guest can open: npm run bench -- lighthouse [RUNS]. It is installed on demand into
// .cache/, in a pinned version.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { publicPages } from '#server/http/discovery/public-pages.ts'
import { findChromium } from '../../tools/test/install-test-programs.mjs'
import type { RunningSite } from './running-site.ts'

const version = '13.5.0'
const folder = '.cache/lighthouse'
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const run = promisify(execFile)

const category = z.object({ score: z.number().nullable() })
const audit = z.object({ id: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })
const report = z.object({
  // The speed of the machine as Lighthouse measured it: blocking times are comparable only between equal values.
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    ...{ performance: category, accessibility: category },
    ...{ 'best-practices': category, seo: category },
  }),
  audits: z.record(z.string(), audit),
})

const columns = ['performance', 'accessibility', 'best-practices', 'seo', 'LCP ms', 'CLS', 'TBT ms', 'index'] as const

async function install(): Promise<void> {
  const manifest = join(folder, 'node_modules/lighthouse/package.json')
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes(`"version": "${version}"`)) return
  mkdirSync(folder, { recursive: true })
  process.stdout.write(`Installing lighthouse ${version} into ${folder} …\n`)
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`]
  await run('npm', args, { env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } })
}

interface Look {
  numbers: number[]
  /** Audits that kept a category below 100. */
  faults: string[]
}

interface Asked {
  path: string
  /** The page is hidden from search engines on purpose, so the audit of its indexing is skipped. */
  isHidden: boolean
}

/** The CPU slowdown of Lighthouse's mobile profile. */
const usualSlowdown = 4

async function lookAt(url: string, { path, isHidden }: Asked, chromium: string, slowdown: number): Promise<Look> {
  const flags = [
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  if (isHidden) flags.push('--skip-audits=is-crawlable')
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 }
  const look = () => run(process.execPath, [program, url + path, ...flags], options)
  // On a busy machine, Chromium sometimes loses the start of a trace, so this retries twice.
  const { stdout } = await look().catch(look).catch(look)
  const { categories, audits, environment } = report.parse(JSON.parse(stdout))
  const scores = columns.slice(0, 4).map(name => scoreOf(categories, name))
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const measured = [value('largest-contentful-paint'), value('cumulative-layout-shift'), value('total-blocking-time')]
  const faults = Object.values(audits).filter(({ score, numericValue }) => score === 0 && numericValue === undefined)
  return { numbers: [...scores, ...measured, environment.benchmarkIndex], faults: faults.map(({ id }) => id) }
}

const scoreOf = (categories: Readonly<Record<string, z.infer<typeof category>>>, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100)

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** Returns the benchmark index of this machine. */
async function indexHere(url: string, chromium: string): Promise<number> {
  const { numbers } = await lookAt(url, { path: '/about', isHidden: false }, chromium, usualSlowdown)
  return numbers.at(-1) ?? Number.NaN
}

/** Warns if the machine has no Chinese font, as phones do: the failed lookup of each character takes longer than drawing it. */
async function warnOfMissingFace(): Promise<void> {
  const { stdout } = await run('fc-list', [':lang=zh']).catch(() => ({ stdout: 'unknown' }))
  if (stdout.trim() === '')
    process.stdout.write('this machine has no Chinese face: blocking times are higher than where there is one\n')
}

const submitted = z.object({ data: z.object({ receipt: z.string() }) })

async function aReceipt(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/future-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Lamp', grade: '1915', message: 'For the bench' }),
  })
  return `/pledges/receipt/${submitted.parse(await response.json()).data.receipt}`
}

const firstIn = (text: string, found: RegExp) => found.exec(text)?.[1] ?? '/'

/** Returns the public pages, an article, a blessing, and pages that guests can open but search engines do not list. */
async function pagesOf(url: string): Promise<Asked[]> {
  const [map, wall] = await Promise.all(
    ['/sitemap.xml', '/blessings'].map(async path => (await fetch(url + path)).text()),
  )
  const one = [firstIn(map ?? '', /(\/articles\/\d+)</), firstIn(wall ?? '', /href="(\/blessings\/\d+)"/)]
  const hidden = ['/search', '/search?q=%E6%B0%B4', '/login', '/register', '/forgot-password', await aReceipt(url)]
  return [
    ...[...publicPages.map(({ path }) => path), ...one].map(path => ({ path, isHidden: false })),
    ...hidden.map(path => ({ path, isHidden: true })),
  ]
}

interface Wanted {
  runs: number
  /** Scales the CPU slowdown so that blocking times match a machine with this benchmark index; by default, Lighthouse's usual slowdown applies. */
  index?: number | undefined
}

/** Prints a table of medians, one row per page. */
export async function benchLighthouse({ url }: Pick<RunningSite, 'url'>, { runs, index }: Wanted): Promise<void> {
  await install()
  const chromium = (await findChromium()) ?? ''
  await warnOfMissingFace()
  // The speed of a shared machine varies, so each run uses the index that the previous one measured.
  let here = await indexHere(url, chromium)
  process.stdout.write(`${'page'.padEnd(26)}${columns.map(name => name.padStart(15)).join('')}\n`)
  for (const page of await pagesOf(url)) {
    const looks: Look[] = []
    for (let count = 0; count < runs; count += 1) {
      const slowdown = index === undefined ? usualSlowdown : (usualSlowdown * here) / index
      const look = await lookAt(url, page, chromium, slowdown)
      here = look.numbers.at(-1) ?? here
      looks.push(look)
    }
    const medians = columns.map((_, at) => median(looks.map(({ numbers }) => numbers[at] ?? Number.NaN)))
    const cells = medians.map((number, at) => (at === 5 ? number.toFixed(3) : String(Math.round(number))).padStart(15))
    const faults = [...new Set(looks.flatMap(look => look.faults))]
    process.stdout.write(
      `${page.path.slice(0, 24).padEnd(26)}${cells.join('')}${faults.length === 0 ? '' : `   ${faults.join(', ')}`}\n`,
    )
  }
}
