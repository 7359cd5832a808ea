import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '#app/browser/use-live.ts'
import { isMotionReduced } from '#app/browser/motion.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { showRefusal, useEachResult } from '#app/components/form/use-action-result.ts'
import type { torchAction } from '#app/forms/torch.action.ts'
import type { TorchState, PassedTorch } from '#server/torch/torch.schema.ts'

/** Returns the shared state of the torch: the number of legs and the last bearer's wish. Live events update it, and the number never falls. */
export function useTorch(known: TorchState) {
  const { t } = useTranslation('blessing')
  const fetcher = useFetcher<typeof torchAction>()
  const [held, setHeld] = useState(known)
  const raise = (to: TorchState) => setHeld(before => (to.count > before.count ? to : before))
  useLive('torch', ({ torch }) => torch && raise(torch))
  const [passes, setPasses] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEachResult(fetcher.data, result => {
    if ('passed' in result) {
      raise({ count: result.passed.count, wish: readable(result.passed) })
      setPasses(before => before + 1)
      form.current?.reset()
    } else if (isFormResult(result)) showRefusal(result, reason => `${t('relay.failed')}${reason}`)
  })
  const { data } = fetcher
  return {
    fetcher,
    form,
    held,
    passes,
    passed: data !== undefined && 'passed' in data ? data.passed : undefined,
    result: isFormResult(data) ? data : undefined,
  }
}

const readable = ({ leg }: PassedTorch) => (leg.status === 'approved' ? leg.wish : null)

const stepEvery = 40
const steps = 18

/** Returns a number that counts up to `target`; it jumps there if reduced motion is requested. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target)
  const current = useRef(target)
  useEffect(() => {
    const from = current.current
    if (from >= target || isMotionReduced()) {
      current.current = target
      setShown(target)
      return undefined
    }
    let step = 0
    const timer = setInterval(() => {
      step += 1
      current.current = step >= steps ? target : from + Math.round(((target - from) * step) / steps)
      setShown(current.current)
      if (step >= steps) clearInterval(timer)
    }, stepEvery)
    return () => clearInterval(timer)
  }, [target])
  return shown
}
