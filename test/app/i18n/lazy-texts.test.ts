import { describe, expect, test } from 'vitest'
import { lazyTexts } from '#app/i18n/lazy-texts.ts'
import * as en from '#app/i18n/en/index.ts'
import * as zh from '#app/i18n/zh/index.ts'

const read = (language: string, namespace: string) =>
  new Promise((resolve, reject) => {
    lazyTexts.read(language, namespace, (error, texts) => (error == null ? resolve(texts) : reject(error)))
  })

describe.each(Object.entries({ zh, en }))('the texts of %s', (language, all) => {
  const serverOnly = ['mail', 'printedBook', 'staticCopy', 'refusal', 'systemMessages', 'rest']

  test('are each loaded by the name of their namespace', async () => {
    const namespaces = Object.entries(all).filter(([name]) => !serverOnly.includes(name))
    expect(namespaces.length).toBeGreaterThan(40)
    for (const [name, texts] of namespaces) expect(await read(language, name), name).toBe(texts)
  })

  test('that do not exist are an error', async () => {
    await expect(read(language, 'nothing')).rejects.toThrow(`no texts ${language}/nothing`)
  })
})
