import { useEffect, type RefObject } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { isMotionReduced } from '#app/browser/motion.ts'

/** Milliseconds per letter. The delay before a visitor is counted depends on it (docs/product.md#visitor-number). */
export const letterDuration = 30

/** Milliseconds between two repaints, each of which reveals two letters. With one repaint a letter, a quarter of a processor was busy. */
const repaintInterval = 2 * letterDuration

/** The name of the highlight for letters that are not revealed yet: see hero.css. */
const highlightName = 'unwritten'

export const countLetters = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Array.from(text).length, 0)

/**
 * Reveals the texts inside an element, two letters at a time. The texts are complete in the page, and the rest is only painted faintly, so that
 * the layout does not move. A press or key reveals everything. Without support for the Highlight API, or with reduced motion, the texts show immediately.
 */
export function useTypewriter(box: RefObject<HTMLElement>, letters: number): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    element.classList.add('is-typing')
    if (isMotionReduced() || !('highlights' in CSS)) return undefined
    return write(element, letters)
  }, [box, letters])
}

function write(element: HTMLElement, letters: number): () => void {
  const started = performance.now()
  const rest = document.createRange()
  rest.selectNodeContents(element)
  CSS.highlights.set(highlightName, new Highlight(rest))
  const timer = setInterval(() => {
    const written = isMotionReduced() ? letters : Math.floor((performance.now() - started) / letterDuration)
    const place = placeOf(element, written)
    if (place === undefined) return stop()
    rest.setStart(place.text, place.offset)
  }, repaintInterval)
  const stopListening = listen(document, ['pointerdown', 'keydown'], stop)
  function stop(): void {
    clearInterval(timer)
    stopListening()
    CSS.highlights.delete(highlightName)
  }
  return stop
}

/** Returns the text node and the offset after this many letters; undefined after the last one. */
function placeOf(element: HTMLElement, written: number): { text: Node; offset: number } | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = written
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const letters = Array.from(text.textContent ?? '')
    if (left < letters.length) return { text, offset: letters.slice(0, left).join('').length }
    left -= letters.length
  }
  return undefined
}
