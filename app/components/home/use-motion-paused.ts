import { useSyncExternalStore } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { isStill, onMotionChange } from '#app/browser/motion.ts'

function onStillnessChange(act: () => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const stops = [listen(calm, ['change'], act), onMotionChange(act)]
  return () => stops.forEach(stop => stop())
}

/** True while nothing may move; the server does not know, and says that it may. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onStillnessChange, isStill, () => false)
