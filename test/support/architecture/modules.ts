import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/** One `import`, `export … from`, `import()` or `import('…').T` of a module. */
export interface Import {
  /** A path relative to the project's folder, or a package name as written. */
  readonly target: string
  readonly isPackage: boolean
  /** True for `import type`, which has no effect at run time; false for `import { type … }`. */
  readonly isType: boolean
  /** True for `import()`, which loads the module when the line is reached. */
  readonly isLate: boolean
  readonly line: number
}

export interface Module {
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
  readonly nodes: readonly ts.Node[]
  readonly imports: readonly Import[]
}

export function parseModule(path: string, text: string): Module {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind)
  const nodes = nodesOf(tree)
  const imports: Import[] = []
  for (const node of nodes) {
    const found = specifierOf(node)
    if (found !== undefined)
      imports.push({
        ...resolve(path, found.name),
        isType: found.isType,
        isLate: ts.isCallExpression(node),
        line: lineOf(tree, node),
      })
  }
  return { path, text, tree, nodes, imports }
}

/** Returns every TypeScript file of these folders, parsed. */
export function readModules(folders: readonly string[]): Module[] {
  return folders.flatMap(filesUnder).map(path => parseModule(path, readFileSync(path, 'utf8')))
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** Returns the node itself and all its descendants, without bare tokens. */
function nodesOf(tree: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const add = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, add)
  }
  add(tree)
  return nodes
}

export function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
}

function specifierOf(node: ts.Node): { name: string; isType: boolean } | undefined {
  if (ts.isImportDeclaration(node))
    return named(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly)
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? named(node.argument.literal, true) : undefined
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return named(node.arguments[0], false)
  return undefined
}

function named(specifier: ts.Node | undefined, isType: boolean) {
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? { name: specifier.text, isType } : undefined
}

function resolve(from: string, name: string): { target: string; isPackage: boolean } {
  if (name.startsWith('.')) return { target: posix.join(posix.dirname(from), name), isPackage: false }
  const alias = /^#(app|server|test)\//.exec(name)
  return alias === null ? { target: name, isPackage: true } : { target: name.slice(1), isPackage: false }
}
