import { removeFromStorage, readStorage, writeStorage } from './storage.ts'

/** Returns whether the reader has paused all motion (docs/product.md#motion). The inline script of the document sets this before the first paint. */
export const isMotionPaused = () => document.documentElement.dataset['motion'] === 'paused'

let systemPreference: MediaQueryList | undefined

// Kept, because the hero asks at each repaint while it reveals its letters, and creating a list takes longer than reading one.
const prefersReducedMotion = () => (systemPreference ??= matchMedia('(prefers-reduced-motion: reduce)')).matches

/** Returns true if nothing may move: the system prefers reduced motion, or the reader has paused it (docs/product.md#motion). */
export const isMotionReduced = () => isMotionPaused() || prefersReducedMotion()

const listeners = new Set<() => void>()

export function onMotionChange(act: () => void): () => void {
  listeners.add(act)
  return () => void listeners.delete(act)
}

/** Pauses or resumes all motion, now and for later visits. */
export function setMotionPaused(paused: boolean): void {
  if (paused) writeStorage('motion', 'paused')
  else removeFromStorage('motion')
  applyMotion()
}

/** Pauses the motion of the page if the reader chose so, which React undoes when it rebuilds the document. */
export function applyStoredPause(): void {
  if (readStorage('motion') === 'paused') applyMotion()
}

function applyMotion(): void {
  const paused = readStorage('motion') === 'paused'
  if (paused) document.documentElement.dataset['motion'] = 'paused'
  else delete document.documentElement.dataset['motion']
  document.getAnimations().forEach(paused ? pauseAnimation : resumeAnimation)
  document.querySelectorAll('video').forEach(paused ? pauseVideo : playVideo)
  listeners.forEach(listener => listener())
}

/** The style sheet pauses CSS animations itself (base.css), and only it knows which of them run afterwards. */
const isCssAnimation = (animation: Animation) => animation instanceof CSSAnimation

const maxEntranceMs = 1500

const isEntrance = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) <= maxEntranceMs

// Pauses a continuous animation. Finishes a short entrance animation, such as that of a toast, immediately.
function pauseAnimation(animation: Animation): void {
  if (isEntrance(animation)) animation.finish()
  else if (!isCssAnimation(animation)) animation.pause()
}

function resumeAnimation(animation: Animation): void {
  if (animation.playState === 'paused' && !isCssAnimation(animation)) animation.play()
}

const pauseVideo = (video: HTMLVideoElement) => video.pause()

function playVideo(video: HTMLVideoElement): void {
  if (video.autoplay) void video.play().catch(() => undefined)
}

/**
 * While motion is paused, finishes entrance animations that begin later, because they would stay at their invisible first frame. Returns a function
 * that stops this.
 */
export function finishEntranceAnimations(): () => void {
  function listener({ target }: AnimationEvent): void {
    if (isMotionPaused() && target instanceof Element)
      target.getAnimations({ subtree: true }).filter(isEntrance).forEach(pauseAnimation)
  }
  document.addEventListener('animationstart', listener)
  return () => document.removeEventListener('animationstart', listener)
}
