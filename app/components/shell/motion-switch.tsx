import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isMotionPaused, onMotionChange, setMotionPaused } from '#app/browser/motion.ts'
import { Icon } from '#app/components/ui/icon.tsx'

/** Stops and restarts all motion on every page (docs/product.md#motion). It is hidden without scripts. */
export function MotionSwitch({ isWorded = false }: { isWorded?: boolean }) {
  const { t } = useTranslation('shell')
  const paused = useSyncExternalStore(onMotionChange, isMotionPaused, () => false)
  const name = t(paused ? 'motion.play' : 'motion.pause')
  const icon = paused ? Play : Pause
  return (
    <button type="button" className="motion-switch" title={name} onClick={() => setMotionPaused(!paused)}>
      {isWorded ? <Icon icon={icon} size={18} /> : <Icon icon={icon} size={18} label={name} />}
      {isWorded ? t(paused ? 'motion.playShort' : 'motion.pauseShort') : null}
    </button>
  )
}
