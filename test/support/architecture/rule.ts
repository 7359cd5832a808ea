import type ts from 'typescript'
import { lineOf, type Import, type Module } from './modules.ts'

export interface Rule {
  /** The rule as a sentence, which a failure shows. */
  readonly promise: string
  /** Returns the violations in a module, one line each. */
  readonly broken: (module: Module) => string[]
}

export function importRule(promise: string, isBroken: (from: Module, to: Import) => boolean): Rule {
  const broken = (module: Module) =>
    module.imports.filter(to => isBroken(module, to)).map(to => `${module.path}:${to.line} imports ${to.target}`)
  return { promise, broken }
}

/** Makes a rule on the code itself; `problemOf` returns the problem of a node, or undefined. */
export function codeRule(promise: string, problemOf: (node: ts.Node, module: Module) => string | undefined): Rule {
  const broken = (module: Module) =>
    module.nodes.flatMap(node => {
      const problem = problemOf(node, module)
      return problem === undefined ? [] : [`${module.path}:${lineOf(module.tree, node)} ${problem}`]
    })
  return { promise, broken }
}
