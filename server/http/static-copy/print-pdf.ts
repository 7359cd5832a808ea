import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ProgramFailure } from '../../kernel/program-failure.ts'
import { minutes } from '../../kernel/clock.ts'

const maxPrintMs = minutes(20)

/** Lets Chromium print a page from disk as a PDF, with bookmarks and without headers or footers. */
export async function printPdf(browser: string, page: string, pdf: string): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'book-'))
  try {
    await run(browser, [
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Chromium refuses a sandbox to root. The page has no scripts.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${profile}`,
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ])
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', timeout: maxPrintMs })
    const fail = () => reject(new ProgramFailure(`${program} could not print the book.`))
    child.on('error', fail)
    child.on('exit', code => (code === 0 ? resolve() : fail()))
  })
}
