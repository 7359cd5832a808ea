import { describe, expect, test } from 'vitest'
import { lazyTexts } from '#app/i18n/lazy-texts.ts'
import * as en from '#app/i18n/en/index.ts'
import * as zh from '#app/i18n/zh/index.ts'

/** Resolves to the texts of a namespace, or to the message of its error. */
const read = (language: string, namespace: string) =>
  new Promise<unknown>(done => {
    lazyTexts.read(language, namespace, (error, texts) => done(error instanceof Error ? error.message : texts))
  })

describe.each(Object.entries({ zh, en }))('the texts of %s', (language, all) => {
  const serverOnly = ['mail', 'printedBook', 'staticCopy', 'refusal', 'systemMessages', 'rest']

  test('are each loaded by the name of their namespace', async () => {
    const namespaces = Object.entries(all).filter(([name]) => !serverOnly.includes(name))
    expect(namespaces.length).toBeGreaterThan(40)
    for (const [name, texts] of namespaces) expect(await read(language, name), name).toBe(texts)
  })

  test('that do not exist are an error', async () => {
    expect(await read(language, 'nothing')).toBe(`no texts ${language}/nothing`)
  })
})
