import ts from 'typescript'
import { codeRule, type Rule } from './rule.ts'

const isEffect = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(React\.)?use\w*Effect$/.test(node.expression.getText())

const isFunction = (node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** `ref={element => …}` */
function refCallback(node: ts.Node): ts.Expression | undefined {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'ref') return undefined
  const value = node.initializer
  return value !== undefined && ts.isJsxExpression(value) && isFunction(value.expression) ? value.expression : undefined
}

/** The `return` statements of a function itself, without those of functions inside it. */
function returnsOf(node: ts.Node): ts.ReturnStatement[] {
  if (ts.isReturnStatement(node)) return [node]
  if (ts.isFunctionLike(node)) return []
  return node.getChildren().flatMap(returnsOf)
}

const isMethodCall = (value: ts.Expression | undefined): boolean =>
  value !== undefined && ts.isCallExpression(value) && ts.isPropertyAccessExpression(value.expression)

function wrongIn(callback: ts.Expression | undefined): string | undefined {
  if (!isFunction(callback)) return 'names an effect that may return anything'
  if (!ts.isBlock(callback.body))
    return ts.isVoidExpression(callback.body) ? undefined : 'returns the value of an expression to React'
  const isWrong = returnsOf(callback.body).some(({ expression }) => isMethodCall(expression))
  return isWrong ? 'returns what a method answers to React' : undefined
}

/**
 * React calls the value that an effect returns. A browser method that returns nothing today may return a promise tomorrow (scrollIntoView does since
 * Chromium 150), and the types do not show it.
 */
export const effects: Readonly<Record<string, Rule>> = {
  effectReturns: codeRule(
    'an effect has a body in braces, and returns nothing or the function that undoes it',
    (node, { path }) => {
      if (!path.startsWith('app/')) return undefined
      if (isEffect(node)) return wrongIn(node.arguments[0])
      const ref = refCallback(node)
      return ref === undefined ? undefined : wrongIn(ref)
    },
  ),
}

/** Code that the rule must report, and code that it must accept. */
export const effectExamples: Readonly<Record<'effectReturns', Record<'wrong' | 'right', [string, string][]>>> = {
  effectReturns: {
    wrong: [
      ['app/components/relay.tsx', `useEffect(() => list.current?.scrollIntoView(), [])`],
      ['app/components/relay.tsx', `useLayoutEffect(() => shown(), [])`],
      ['app/components/relay.tsx', `useEffect(read, [read])`],
      ['app/components/relay.tsx', `useEffect(() => { if (open) return list.scrollIntoView() }, [])`],
      ['app/components/relay.tsx', `const list = <ol ref={element => element?.focus()} />`],
    ],
    right: [
      ['app/components/relay.tsx', `useEffect(() => { list.current?.scrollIntoView() }, [])`],
      ['app/components/relay.tsx', `useEffect(() => { act(() => { return list.focus() }); return undo }, [])`],
      ['app/components/relay.tsx', `useEffect(() => { return listen(document, names, act) }, [])`],
      ['app/components/relay.tsx', `useEffect(() => void list.focus(), []); const other = <ol ref={list} />`],
      ['app/components/relay.tsx', `const list = <ol ref={element => void (list.current = element)} />`],
    ],
  },
}
