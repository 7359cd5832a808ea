import { useEffect, type RefObject } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'
import { isStill } from './motion.ts'

/** Milliseconds a letter; also the measure of the delay before a visitor is counted (docs/product.md#visitor-number). */
export const letterTakes = 30

/** The name under which the letters that are not written yet are painted: see hero.css. */
const unwritten = 'unwritten'

export const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Array.from(text).length, 0)

/**
 * Writes the texts inside an element letter by letter. They stand there complete; what is not written yet is only painted
 * faintly, so that nothing moves. One press or key writes the rest at once. Browsers that cannot paint a range show the texts at once, and so does a page that is still.
 */
export function useTypewriter(box: RefObject<HTMLElement>, letters: number): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    element.classList.add('is-typing')
    if (isStill() || !('highlights' in CSS)) return undefined
    return write(element, letters)
  }, [box, letters])
}

function write(element: HTMLElement, letters: number): () => void {
  const started = performance.now()
  const rest = document.createRange()
  rest.selectNodeContents(element)
  CSS.highlights.set(unwritten, new Highlight(rest))
  const timer = setInterval(() => {
    const written = isStill() ? letters : Math.floor((performance.now() - started) / letterTakes)
    const place = placeOf(element, written)
    if (place === undefined) return stop()
    rest.setStart(place.text, place.offset)
  }, letterTakes)
  const stopListening = listen(document, ['pointerdown', 'keydown'], stop)
  function stop(): void {
    clearInterval(timer)
    stopListening()
    CSS.highlights.delete(unwritten)
  }
  return stop
}

/** The text node and the offset after so many letters; undefined behind the last one. */
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
