import { useSyncExternalStore } from 'react'
import { isStill, onMotionChange } from '#app/browser/motion.ts'

function onStillnessChange(act: () => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  calm.addEventListener('change', act)
  const stop = onMotionChange(act)
  return () => {
    calm.removeEventListener('change', act)
    stop()
  }
}

/** True while nothing may move; the server does not know, and says that it may. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onStillnessChange, isStill, () => false)
