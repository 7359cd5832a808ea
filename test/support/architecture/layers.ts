import { readFileSync } from 'node:fs'
import type { Import, Module } from './modules.ts'
import { type Rule, importRule } from './rule.ts'

const machinery = ['kernel', 'rpc', 'mail', 'db', 'http']

/** Returns the layer of a server file: a folder of the machinery, the lists of all nouns, the start, or a noun. */
function partOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/')
  if (rest.length > 0) return machinery.includes(folder) ? folder : 'noun'
  return ['router.ts', 'all-text-kinds.ts', 'all-personal-data.ts'].includes(folder) ? 'router' : 'start'
}

/** The allowed imports: kernel ← rpc, mail ← noun ← router.ts, db ← http. The start may import all of them. */
const below: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  rpc: ['kernel', 'rpc'],
  mail: ['kernel', 'mail'],
  noun: ['kernel', 'rpc', 'mail', 'noun'],
  router: ['kernel', 'rpc', 'mail', 'noun', 'router'],
  db: ['kernel', 'rpc', 'mail', 'noun', 'router', 'db'],
  http: ['kernel', 'rpc', 'mail', 'noun', 'router', 'db', 'http'],
  start: ['kernel', 'rpc', 'mail', 'noun', 'router', 'db', 'http', 'start'],
}

const inServer = (path: string) => path.startsWith('server/')
const inApp = (path: string) => path.startsWith('app/')
const isSchema = (path: string) => path.endsWith('.schema.ts')
/** Files that connect the translations to React or the server; the translations themselves import nothing of them. */
const isSpeech = (path: string) => /^app\/i18n\/(configuration|lazy-texts|server-texts)\.ts$/.test(path)
const isWords = (path: string) => /^app\/(i18n|content|book)\//.test(path) && !isSpeech(path)
const nounOf = (path: string) => path.split('/')[1]

function isForeignNoun(from: Module, to: Import): boolean {
  return (
    inServer(from.path) &&
    inServer(to.target) &&
    partOf(from.path) === 'noun' &&
    partOf(to.target) === 'noun' &&
    nounOf(from.path) !== nounOf(to.target)
  )
}

/** A schema that imports nothing, such as the table of rights, adds nothing else to the browser's bundle. */
const importsAnything = (path: string): boolean => /^import /m.test(readFileSync(path, 'utf8'))

/** The import rules of the architecture, each with the sentence that a failure shows. */
export const layers: Readonly<Record<string, Rule>> = {
  direction: importRule('kernel ← rpc, mail ← noun ← router.ts, db ← http', (from, to) => {
    if (!inServer(from.path) || !inServer(to.target) || isSchema(to.target)) return false
    return !(below[partOf(from.path)] ?? []).includes(partOf(to.target))
  }),
  foreignNoun: importRule(
    "a noun never uses another noun's router or view",
    (from, to) => isForeignNoun(from, to) && /\.(router|view)\.ts$/.test(to.target),
  ),
  ormPackages: importRule(
    'ORM packages appear only in *.entity.ts, *.queries.ts, server/rpc, server/db and mikro-orm.config.ts',
    (from, to) =>
      (inServer(from.path) || inApp(from.path)) &&
      to.target.startsWith('@mikro-orm/') &&
      !/\.(entity|queries)\.ts$|^server\/(rpc|db)\//.test(from.path),
  ),
  schemasArePure: importRule(
    '*.schema.ts imports only zod and other *.schema.ts',
    (from, to) => isSchema(from.path) && to.target !== 'zod' && !isSchema(to.target),
  ),
  appReachesServer: importRule(
    'app/ reaches the server only by `import type` and by *.schema.ts',
    (from, to) => inApp(from.path) && inServer(to.target) && !to.isType && !isSchema(to.target),
  ),
  noEntityInApp: importRule(
    'a page never sees an entity, not even its type',
    (from, to) => inApp(from.path) && to.target.endsWith('.entity.ts'),
  ),
  wordsArePure: importRule(
    'app/i18n, app/content and app/book import only zod, types of schemas, schemas that import nothing, and each other, but for the three files that hand the words to React',
    (from, to) =>
      isWords(from.path) &&
      to.target !== 'zod' &&
      !isWords(to.target) &&
      !(isSchema(to.target) && (to.isType || !importsAnything(to.target))),
  ),
  serverReachesApp: importRule(
    'of app/, the server uses only the words of i18n, content and book, and those only in server/{http,mail,poster} and server/db/seed',
    (from, to) =>
      inServer(from.path) &&
      inApp(to.target) &&
      !(isWords(to.target) && /^server\/(http|mail|poster|db\/seed)\//.test(from.path)),
  ),
  nothingFromTest: importRule(
    'nothing of test/ is used by the site',
    (from, to) => !from.path.startsWith('test/') && to.target.startsWith('test/'),
  ),
  componentsGetText: importRule(
    'components get the story as props: of content they import types alone',
    (from, to) => from.path.startsWith('app/components/') && to.target.startsWith('app/content/') && !to.isType,
  ),
  componentsWithoutZod: importRule(
    'components import of a schema its types alone, so that no zod reaches the browser with them',
    (from, to) =>
      from.path.startsWith('app/components/') && isSchema(to.target) && !to.isType && importsAnything(to.target),
  ),
  uiKnowsNoDomain: importRule(
    'app/components/ui knows no domain word: it imports ui, i18n and packages',
    (from, to) =>
      from.path.startsWith('app/components/ui/') && !to.isPackage && !/^app\/(components\/ui|i18n)\//.test(to.target),
  ),
}
