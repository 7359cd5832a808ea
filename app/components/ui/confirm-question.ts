/** The queue of questions. The mounted dialog registers itself here (docs/product.md#confirm-dialog). */
export const confirmTypes = ['warning', 'danger', 'info', 'default'] as const
export type ConfirmType = (typeof confirmTypes)[number]

export interface ConfirmOptions {
  message: string
  title?: string | undefined
  confirmText?: string | undefined
  cancelText?: string | undefined
  type?: ConfirmType | undefined
}

export interface Question extends ConfirmOptions {
  readonly id: number
  readonly type: ConfirmType
  readonly answer: (confirmed: boolean) => void
}

type QuestionHandler = (question: Question) => void

let questionHandler: QuestionHandler | undefined
const waiting: Question[] = []
let asked: Question | undefined
let lastId = 0

const isConfirmType = (value: unknown): value is ConfirmType => confirmTypes.some(type => type === value)

function askNext() {
  asked = waiting.shift()
  if (asked !== undefined) questionHandler?.(asked)
}

/** Resolves to true when confirmed, false when cancelled. Without a mounted dialog it uses `window.confirm` (docs/product.md#confirm-dialog). */
export function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  const { type = 'default' } = options
  if (!isConfirmType(type)) return Promise.reject(new TypeError('type must be warning, danger, info or default'))
  if (questionHandler === undefined) return Promise.resolve(window.confirm(options.message))
  return new Promise(resolve => {
    const answer = (confirmed: boolean) => {
      if (asked?.answer === answer) askNext()
      resolve(confirmed)
    }
    lastId += 1
    waiting.push({ ...options, id: lastId, type, answer })
    if (asked === undefined) askNext()
  })
}

/** Registers the mounted dialog. Returns a function that unregisters it and cancels all open questions. */
export function registerDialog(ask: QuestionHandler) {
  questionHandler = ask
  return () => {
    questionHandler = undefined
    const open = asked === undefined ? waiting.splice(0) : [asked, ...waiting.splice(0)]
    asked = undefined
    open.forEach(question => question.answer(false))
  }
}
