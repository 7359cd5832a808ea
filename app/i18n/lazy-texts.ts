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
  '!./*/system.ts',
  '!./*/rest.ts',
])

/** Loads an area of texts in one language when it is first needed. */
export const lazyTexts: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to prepare, because the build has listed every file.
  },
  read(language, area, done) {
    const load = files[`./${language}/${area}.ts`]
    if (!load) {
      done(new Error(`no texts ${language}/${area}`), false)
      return
    }
    load().then(
      module => done(null, module[area] ?? {}),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}
