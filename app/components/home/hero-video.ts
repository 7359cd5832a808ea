import { isMotionReduced, onMotionChange } from '#app/browser/motion.ts'
import { listen } from '#app/components/ui/add-listeners.ts'
import { readUnknownProperty } from '#app/browser/read-unknown-property.ts'
import { whenIdle } from '#app/browser/when-idle.ts'

/** True if the reader has asked the browser to save data. */
function savesData(): boolean {
  return (
    readUnknownProperty(readUnknownProperty(navigator, 'connection'), 'saveData') === true ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/** The screens on which the hero shows only a part of its picture and of its film. */
export const onPhones = '(max-width: 30em)'

/**
 * Loads and plays the film once the page has loaded and the browser is idle. Does nothing if the reader saves data, and pauses for reduced motion
 * (docs/product.md#motion) or out of view. Returns a function that stops it.
 */
export function playWhenIdle(film: HTMLVideoElement): () => void {
  if (savesData()) return () => undefined
  const narrow = matchMedia(onPhones)
  let inSight = true
  let ready = false
  let isPartForPhones = false
  // Older browsers ignore `media` of a source, so the files are chosen here: those of the part for phones end in `-phone`.
  function chooseFiles(): void {
    if (isPartForPhones === narrow.matches) return
    isPartForPhones = narrow.matches
    for (const source of film.querySelectorAll('source'))
      source.src = source.src.replace(/(-phone)?(\.\w+)$/, isPartForPhones ? '-phone$2' : '$2')
    film.load()
  }
  function follow(): void {
    if (!ready) return
    film.autoplay = !isMotionReduced() && inSight
    if (!film.autoplay) return film.pause()
    chooseFiles()
    void film.play().catch(() => undefined)
  }
  const observer = new IntersectionObserver(entries => {
    inSight = entries.some(entry => entry.isIntersecting)
    follow()
  })
  observer.observe(film)
  const stopFollowing = onMotionChange(follow)
  const withdraw = afterLoad(() => {
    ready = true
    // React sets only the property, and phones play only muted films.
    film.muted = true
    follow()
  })
  const stopChoosing = listen(narrow, ['change'], follow)
  return () => {
    observer.disconnect()
    stopFollowing()
    stopChoosing()
    withdraw()
    film.pause()
  }
}

/** Milliseconds after the load event, which are left to the page itself. */
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
