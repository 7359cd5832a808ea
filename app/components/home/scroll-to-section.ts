import { isMotionReduced } from '#app/browser/motion.ts'
import { layOutAll } from '#app/components/shell/use-lazy-layout.ts'

export const scrollBehavior = (): ScrollBehavior => (isMotionReduced() ? 'auto' : 'smooth')

/** Scrolls to a section so that the top bar does not cover it (docs/product.md#home), and moves the focus there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  layOutAll()
  const bar = document.querySelector('.bar')?.getBoundingClientRect().height ?? 80
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - bar, behavior: scrollBehavior() })
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
