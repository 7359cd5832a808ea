import { forget, recall, remember } from './storage.ts'

/** One switch for everything that moves (docs/product.md#motion). The inline script of the document sets it before the first picture. */
export const isPaused = () => document.documentElement.dataset['motion'] === 'paused'

/** True where nothing may move: the system asks for calm, or the reader has paused everything (docs/product.md#motion). */
export const isStill = () => isPaused() || matchMedia('(prefers-reduced-motion: reduce)').matches

const listeners = new Set<() => void>()

export function onMotionChange(act: () => void): () => void {
  listeners.add(act)
  return () => void listeners.delete(act)
}

/** Stops or resumes, now and for later visits. */
export function setPaused(paused: boolean): void {
  if (paused) remember('motion', 'paused')
  else forget('motion')
  applyMotion()
}

/** Makes the page follow what the reader chose; called again when the document was built anew. */
export function applyMotion(): void {
  const paused = recall('motion') === 'paused'
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  else delete document.documentElement.dataset['motion']
  document.getAnimations().forEach(paused ? still : resume)
  document.querySelectorAll('video').forEach(paused ? hold : play)
  listeners.forEach(tell => tell())
}

/** The style sheet pauses its own (base.css), and only it knows which of them are to move afterwards. */
const isOfStyleSheet = (animation: Animation) => animation instanceof CSSAnimation

const arrivesWithin = 1500

const arrives = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) <= arrivesWithin

// What goes on is stopped; what arrives in a moment, such as a toast, is there at once.
function still(animation: Animation): void {
  if (arrives(animation)) animation.finish()
  else if (!isOfStyleSheet(animation)) animation.pause()
}

function resume(animation: Animation): void {
  if (animation.playState === 'paused' && !isOfStyleSheet(animation)) animation.play()
}

const hold = (video: HTMLVideoElement) => video.pause()

function play(video: HTMLVideoElement): void {
  if (video.autoplay) void video.play().catch(() => undefined)
}

/** While paused, an arrival that begins later ends at once: it must not stay at its first, invisible moment. Returns the way to stop. */
export function finishArrivals(): () => void {
  function listener({ target }: AnimationEvent): void {
    if (isPaused() && target instanceof Element) target.getAnimations({ subtree: true }).filter(arrives).forEach(still)
  }
  document.addEventListener('animationstart', listener)
  return () => document.removeEventListener('animationstart', listener)
}
