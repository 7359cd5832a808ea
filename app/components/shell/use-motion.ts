import { useEffect } from 'react'
import { applyMotion, finishArrivals } from '#app/browser/motion.ts'

/** The document follows the reader's choice of stillness, also after it was built anew. */
export function useMotion(): void {
  useEffect(() => {
    applyMotion()
    return finishArrivals()
  }, [])
}
