import { showToast } from '#app/components/ui/show-toast.ts'
import { systemMessage, type SystemMessage } from '#app/i18n/system-messages.ts'
import { readUnknownProperty } from './read-unknown-property.ts'
import { pageLocale } from './page-locale.ts'
import { showSystemMessage } from './show-system-message.ts'

interface Problem {
  code: string
  params: Readonly<Record<string, string | number>>
}

/**
 * Shows why a typed call failed: the server's problem in the reader's language, otherwise the message of the error, otherwise 请求失败
 * (docs/product.md#system-messages). The end of a session has already been shown.
 */
export async function showFailure(error: unknown): Promise<void> {
  if (hasSystemMessage(error, 'sessionEnded')) return
  const problem = problemIn(error)
  if (hasSystemMessage(error, 'network')) showSystemMessage('network', 'error')
  else if (problem !== undefined) {
    const { refusalText } = await import('#app/i18n/refusal-text.ts')
    showToast({ type: 'error', message: refusalText(pageLocale(), problem.code, problem.params) })
  } else if (error instanceof Error && error.message !== '') showToast({ type: 'error', message: error.message })
  else showSystemMessage('requestFailed', 'error')
}

const hasSystemMessage = (error: unknown, name: SystemMessage) =>
  error instanceof Error && error.message === systemMessage('zh', name).message

/** Returns the first problem in the error of a typed call (docs/architecture.md#refusals). */
export function problemIn(error: unknown): Problem | undefined {
  const problems = readUnknownProperty(readUnknownProperty(error, 'data'), 'problems')
  const first: unknown = Array.isArray(problems) ? problems[0] : undefined
  if (isProblem(first)) return first
  const code = readUnknownProperty(error, 'message')
  return typeof code === 'string' && /^[a-z]+\.[a-z_]+$/.test(code) ? { code, params: {} } : undefined
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string' && 'params' in value
