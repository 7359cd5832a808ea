import { forget, recall, remember } from './storage.ts'

/** Returns whether the reader has paused all motion (docs/product.md#motion). The inline script of the document sets this before the first paint. */
export const isPaused = () => document.documentElement.dataset['motion'] === 'paused'

/** Returns true if nothing may move: the system prefers reduced motion, or the reader has paused it (docs/product.md#motion). */
export const isStill = () => isPaused() || matchMedia('(prefers-reduced-motion: reduce)').matches

const listeners = new Set<() => void>()

export function onMotionChange(act: () => void): () => void {
  listeners.add(act)
  return () => void listeners.delete(act)
}

/** Pauses or resumes all motion, now and for later visits. */
export function setPaused(paused: boolean): void {
  if (paused) remember('motion', 'paused')
  else forget('motion')
  applyMotion()
}

/** Applies the reader's stored choice to the page; called again when React rebuilt the document. */
export function applyMotion(): void {
  const paused = recall('motion') === 'paused'
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  else delete document.documentElement.dataset['motion']
  document.getAnimations().forEach(paused ? still : resume)
  document.querySelectorAll('video').forEach(paused ? hold : play)
  listeners.forEach(tell => tell())
}

/** The style sheet pauses CSS animations itself (base.css), and only it knows which of them run afterwards. */
const isOfStyleSheet = (animation: Animation) => animation instanceof CSSAnimation

const arrivesWithin = 1500

const arrives = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) <= arrivesWithin

// Pauses a continuous animation. Finishes a short entrance animation, such as that of a toast, at once.
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

/**
 * While motion is paused, finishes entrance animations that begin later, because they would stay at their invisible first frame. Returns a function
 * that stops this.
 */
export function finishArrivals(): () => void {
  function listener({ target }: AnimationEvent): void {
    if (isPaused() && target instanceof Element) target.getAnimations({ subtree: true }).filter(arrives).forEach(still)
  }
  document.addEventListener('animationstart', listener)
  return () => document.removeEventListener('animationstart', listener)
}
