/** The store of toasts, independent of React and fed by the page-wide event `show-toast` (docs/product.md#toasts). */
export const toastTypes = ['success', 'error', 'warning', 'info'] as const
export type ToastType = (typeof toastTypes)[number]

export interface ToastOptions {
  message: string
  /** The same sentence in English, shown as a second line (docs/product.md#system-messages). */
  translation?: string | undefined
  type?: ToastType | undefined
  title?: string | undefined
  /** In milliseconds; a toast with 0 or less stays until it is closed. */
  duration?: number | undefined
}

export interface Toast {
  readonly id: number
  readonly message: string
  readonly translation: string | undefined
  readonly type: ToastType
  readonly title: string | undefined
  readonly duration: number
}

const durations: Readonly<Record<ToastType, number>> = { success: 4000, info: 4000, warning: 5000, error: 6000 }

const isToastType = (value: unknown): value is ToastType => toastTypes.some(type => type === value)
const nonEmptyText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Validates the detail of an event, which any script may send. Invalid values fall back to defaults; without a message there is no toast. */
export function readToast(detail: unknown, id: number): Toast | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined
  const options: { readonly [Key in keyof ToastOptions]?: unknown } = detail
  const message = nonEmptyText(options.message)
  if (message === undefined) return undefined
  const type = isToastType(options.type) ? options.type : 'info'
  const duration =
    typeof options.duration === 'number' && !Number.isNaN(options.duration) ? options.duration : durations[type]
  return {
    id,
    message,
    translation: nonEmptyText(options.translation),
    type,
    title: nonEmptyText(options.title),
    duration,
  }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined
  left: number
  since: number
}
const countdowns = new Map<number, Countdown>()

/** The longest delay in milliseconds: setTimeout uses 32 bits, and a longer one would fire immediately. */
const longest = 2 ** 31 - 1

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach(listener => listener())
}

function countDown(id: number, left: number) {
  const timer = setTimeout(() => closeToast(id), Math.min(left, longest))
  countdowns.set(id, { timer, left, since: Date.now() })
}

/** Adds the toast of an event. Its countdown starts now. */
export function addToast(detail: unknown): Toast | undefined {
  const toast = readToast(detail, lastId + 1)
  if (toast === undefined) return undefined
  lastId = toast.id
  change([...toasts, toast])
  if (toast.duration > 0) countDown(toast.id, toast.duration)
  return toast
}

export function closeToast(id: number) {
  clearTimeout(countdowns.get(id)?.timer)
  countdowns.delete(id)
  if (toasts.some(toast => toast.id === id)) change(toasts.filter(toast => toast.id !== id))
}

/**
 * Closes the messages that a refused form makes out of date or repeats: those of success, and the errors that the form shows itself. Such an error is
 * shown as a toast when a slow phone has not rendered the form in time. The warning that the session ended stays, because it belongs to the page.
 */
export function closeToastsOfForm(problems: readonly { message: string }[]) {
  const isRepeated = ({ type, message }: Toast) =>
    type === 'error' && problems.some(problem => problem.message === message)
  for (const toast of toasts) if (toast.type === 'success' || isRepeated(toast)) closeToast(toast.id)
}

/** Pauses the countdown of a toast while it is being read. */
export function pauseToast(id: number) {
  const countdown = countdowns.get(id)
  if (countdown?.timer === undefined) return
  clearTimeout(countdown.timer)
  const left = Math.max(0, countdown.left - (Date.now() - countdown.since))
  countdowns.set(id, { timer: undefined, left, since: Date.now() })
}

export function resumeToast(id: number) {
  const countdown = countdowns.get(id)
  if (countdown !== undefined && countdown.timer === undefined) countDown(id, countdown.left)
}

export function clearToasts() {
  countdowns.forEach(countdown => clearTimeout(countdown.timer))
  countdowns.clear()
  change([])
}

export const currentToasts = () => toasts

export function onToasts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
