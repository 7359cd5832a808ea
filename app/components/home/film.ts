import { isStill, onMotionChange } from '#app/browser/motion.ts'
import { whenIdle } from '#app/browser/when-idle.ts'

/** True where the reader pays for every kilobyte and has said so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const asked = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return asked || matchMedia('(prefers-reduced-data: reduce)').matches
}

/**
 * Fetches and runs the film once the page has loaded and the browser is idle; never where data is saved or nothing may move
 * (docs/product.md#motion). While it is out of sight it rests. Returns the way to stop.
 */
export function showWhenWelcome(film: HTMLVideoElement): () => void {
  if (savesData()) return () => undefined
  let inSight = true
  let ready = false
  function follow(): void {
    if (!ready) return
    film.autoplay = !isStill() && inSight
    if (film.autoplay) void film.play().catch(() => undefined)
    else film.pause()
  }
  const observer = new IntersectionObserver(entries => {
    inSight = entries.some(entry => entry.isIntersecting)
    follow()
  })
  observer.observe(film)
  const stopFollowing = onMotionChange(follow)
  const withdraw = afterLoad(() => {
    ready = true
    // React sets the property alone, and a phone lets nothing play that is not muted.
    film.muted = true
    follow()
  })
  return () => {
    observer.disconnect()
    stopFollowing()
    withdraw()
    film.pause()
  }
}

/** The reader's first seconds belong to the page. */
const restsFor = 2000

function afterLoad(act: () => void): () => void {
  let withdraw: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const onLoad = () => (timer = setTimeout(() => (withdraw = whenIdle(act)), restsFor))
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
  return () => {
    removeEventListener('load', onLoad)
    clearTimeout(timer)
    withdraw()
  }
}
