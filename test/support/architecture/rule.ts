import type ts from 'typescript'
import { lineOf, type Import, type Module } from './modules.ts'

export interface Rule {
  /** What always holds, said in the failure. */
  readonly promise: string
  /** Where this module breaks it, one line for each place. */
  readonly broken: (module: Module) => string[]
}

export function importRule(promise: string, isBroken: (from: Module, to: Import) => boolean): Rule {
  const broken = (module: Module) =>
    module.imports.filter(to => isBroken(module, to)).map(to => `${module.path}:${to.line} imports ${to.target}`)
  return { promise, broken }
}

/** A rule on the code itself; `says` answers with what is wrong with a node, or undefined. */
export function codeRule(promise: string, says: (node: ts.Node, module: Module) => string | undefined): Rule {
  const broken = (module: Module) =>
    module.nodes.flatMap(node => {
      const said = says(node, module)
      return said === undefined ? [] : [`${module.path}:${lineOf(module.tree, node)} ${said}`]
    })
  return { promise, broken }
}
