import ts from 'typescript'
import { codeRule, type Rule } from './rule.ts'

/** The only files that may use type assertions. At present none needs to. */
const mayCast: readonly string[] = []

/** Vague names, also as one word of a longer name; and names that are vague when they stand alone. */
const drawer = /^(utils?|helpers?|common|misc|types?|services?|managers?)$/i
const emptyAlone = /^(lib|data|infos?|handle|process)$/i
const inSite = (path: string) => /^(app|server)\//.test(path)
const keepsTransactions = (path: string) => /^server\/(rpc|db)\//.test(path)

function namedAccess(node: ts.Node, object: string, property: string): boolean {
  return ts.isPropertyAccessExpression(node) && node.expression.getText() === object && node.name.text === property
}

function castIn(node: ts.Node): string | undefined {
  if (ts.isAsExpression(node) && node.type.getText() !== 'const') return 'casts with `as`'
  if (ts.isTypeAssertionExpression(node)) return 'casts with `<…>`'
  if (ts.isNonNullExpression(node)) return 'uses `!`'
  return node.kind === ts.SyntaxKind.AnyKeyword ? 'says `any`' : undefined
}

/** Returns true for `{…}` between tags, but not for the value of an attribute. */
function isChildOfMarkup(node: ts.Node): boolean {
  return ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
}

function calledMethod(node: ts.Node): string {
  if (!ts.isCallExpression(node)) return ''
  const { expression } = node
  return ts.isPropertyAccessExpression(expression) || ts.isIdentifier(expression)
    ? (expression.getText().split('.').at(-1) ?? '')
    : ''
}

/** The rules on names and on the code itself. */
export const forbiddenCode: Readonly<Record<string, Rule>> = {
  names: {
    promise: 'no file or folder has a name that says nothing',
    broken: ({ path }) => {
      const names = path.split('/').flatMap(part => part.replace(/\.(d\.)?tsx?$/, '').split('.'))
      const empty = names.filter(name => emptyAlone.test(name) || name.split('-').some(word => drawer.test(word)))
      return empty.map(name => `${path} is named "${name}"`)
    },
  },
  kebabCase: {
    promise: 'file names are lower-case words with hyphens',
    broken: ({ path }) => {
      const name = path.split('/').at(-1) ?? ''
      const isMigration = path.startsWith('server/db/migrations/')
      return isMigration || path.startsWith('app/routes/') || /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) ? [] : [path]
    },
  },
  settings: codeRule('process.env is read in server/kernel/env.ts alone', (node, { path }) => {
    if (!inSite(path) || path === 'server/kernel/env.ts') return undefined
    const taken =
      ts.isImportSpecifier(node) && node.parent.parent.parent.getText().includes('process') && node.name.text === 'env'
    return taken || namedAccess(node, 'process', 'env') ? 'reads process.env' : undefined
  }),
  wordsInMarkup: codeRule('every visible word lives in app/i18n, in both languages', (node, { path }) => {
    if (!path.startsWith('app/')) return undefined
    const isSaid = ts.isJsxText(node) || (ts.isStringLiteralLike(node) && isChildOfMarkup(node.parent))
    return isSaid && /\p{L}/u.test(node.text) ? 'says words in markup' : undefined
  }),
  formatsWithoutIntl: codeRule(
    'pages format nothing with Intl, whose first use keeps a phone busy for 100 ms (app/i18n/group-digits.ts)',
    (node, { path }) => {
      if (!path.startsWith('app/')) return undefined
      if (ts.isIdentifier(node) && node.text === 'Intl') return 'uses Intl'
      return /^(toLocale\w*String|localeCompare)$/.test(calledMethod(node))
        ? `calls ${calledMethod(node)}()`
        : undefined
    },
  ),
  unitOfWork: codeRule(
    'writing ends with ctx.commit() or atomically(em, …): no flush, begin or transactional',
    (node, { path }) => {
      const method = calledMethod(node)
      const isOwn = ['flush', 'begin', 'transactional'].includes(method)
      return isOwn && inSite(path) && !keepsTransactions(path) ? `calls ${method}()` : undefined
    },
  ),
  casts: codeRule('no cast, no `any`, no `!`', (node, { path }) => (mayCast.includes(path) ? undefined : castIn(node))),
  refusalByShape: codeRule('app/ knows a refusal by its shape, never by instanceof', (node, { path }) => {
    if (!path.startsWith('app/') || !ts.isBinaryExpression(node)) return undefined
    const isInstance = node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword
    return isInstance && /Refusal$/.test(node.right.getText()) ? 'asks instanceof Refusal' : undefined
  }),
  noSilencing: {
    promise: 'no check is switched off',
    broken: ({ path, text }) => {
      const marks = text.split('\n').map((line, index) => ({ line, index }))
      const silencing = path.startsWith('test/')
        ? /@ts-(ignore|nocheck)|(es|ox)lint-disable/
        : /@ts-(ignore|nocheck|expect-error)|(es|ox)lint-disable/
      return marks
        .filter(({ line }) => /\/[/*]/.test(line) && silencing.test(line))
        .map(({ index }) => `${path}:${index + 1}`)
    },
  },
  noDefault: codeRule('exports have names; only Remix asks for a default', (node, { path }) => {
    if (/^app\/(routes\/|root\.tsx|routes\.ts|entry\.)/.test(path) || !inSite(path)) return undefined
    const isDefault =
      ts.isExportAssignment(node) ||
      (ts.isFunctionDeclaration(node) && node.modifiers?.some(it => it.kind === ts.SyntaxKind.DefaultKeyword) === true)
    return isDefault ? 'exports a default' : undefined
  }),
}
