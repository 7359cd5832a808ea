import type { BackendModule } from 'i18next'

const files = import.meta.glob<Record<string, object>>([
  './zh/*.ts',
  './en/*.ts',
  // Texts that only the server uses.
  '!./*/index.ts',
  '!./*/mail.ts',
  '!./*/printed-book.ts',
  '!./*/static-copy.ts',
  '!./*/refusal.ts',
  '!./*/system-messages.ts',
  '!./*/rest.ts',
])

/** Returns the name of the file of a namespace: `admin-book` for `adminBook`. */
const fileOf = (namespace: string) => namespace.replace(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)

/** Loads a namespace of texts in one language when it is first needed. */
export const lazyTexts: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to prepare, because the build has listed every file.
  },
  read(language, namespace, done) {
    const load = files[`./${language}/${fileOf(namespace)}.ts`]
    if (!load) {
      done(new Error(`no texts ${language}/${namespace}`), false)
      return
    }
    load().then(
      module => done(null, module[namespace] ?? {}),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}
