import { useSyncExternalStore } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { isMotionReduced, onMotionChange } from '#app/browser/motion.ts'

function onStillnessChange(act: () => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const stops = [listen(calm, ['change'], act), onMotionChange(act)]
  return () => stops.forEach(stop => stop())
}

/** Returns true while motion is paused. The server cannot know, and assumes that it is not. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onStillnessChange, isMotionReduced, () => false)
