import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { publicPages } from '#server/http/discovery/public-pages.ts'
import { journeySite } from '#test/support/journey-site.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'another-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The steps that only make files smaller, or fit for old browsers, take half of a build, and do the same for all content.
const larger = `
import whole from './remix.config.js'
const makesSmaller = /^(minify-once|compile-while-loading|vite-plugin-compression)$/
export default {
  ...whole,
  plugins: whole.plugins.flat().filter(({ name }) => !makesSmaller.test(name)),
  css: {},
  build: {
    ...whole.build,
    target: 'esnext',
    cssTarget: 'esnext',
    cssMinify: false,
    rollupOptions: { ...whole.build.rollupOptions, treeshake: false },
  },
}
`

/** Copies the whole site with the changes of docs/content.md: the content, and a picture that it shows. */
function copySite(): void {
  const parts = ['app', 'server', 'tools', 'package.json', 'remix.config.js', 'tsconfig.json']
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true, filter: from => !from.includes('/film') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'larger.config.js'), larger)
  for (const part of ['tiny-content.ts', 'tiny-pages.ts'])
    cpSync(join(root, 'test/app/content', part), join(folder, 'app/content', part))
  writeFileSync(
    join(folder, 'app/content/all-content.ts'),
    "export { tinyContent as allContent } from './tiny-content.ts'\n",
  )
  cpSync(join(root, 'public/pictures/sea-wall.svg'), join(folder, 'public/pictures/lake.svg'))
}

const remix = ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build']

async function build(): Promise<void> {
  const { VITEST: _, ...env } = process.env
  const child = spawn(process.execPath, [...remix, '-c', 'larger.config.js', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
}

test(
  'with other content and no other change, the whole site is that of another university',
  { timeout: 240_000 },
  async () => {
    copySite()
    await build()
    const { url } = await journeySite({}, folder)
    const ours = /河海|Hohai|严恺|Yan Kai|三峡|Three Gorges|110周年|at 110/
    for (const { path } of publicPages)
      for (const [locale, name] of [
        ['zh', '湖滨学院'],
        ['en', 'Lakeside College'],
      ] as const) {
        const response = await fetch(`${url}${path}?lng=${locale}`)
        const page = await response.text()
        expect(response.status, path).toBe(200)
        expect(page, path).toContain(name)
        expect(ours.exec(page)?.[0], `${path} in ${locale}`).toBeUndefined()
      }
    expect(await (await fetch(`${url}/manifest.webmanifest`)).text()).toContain('湖滨学院五十年')
    const docs = await (await fetch(`${url}/api/docs`)).text()
    expect(ours.exec(docs)?.[0]).toBeUndefined()
    expect((await fetch(`${url}/share/people.en.png`)).status).toBe(200)
  },
)
