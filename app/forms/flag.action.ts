import { z } from 'zod'
import { redirectWithFlash, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

export const flagActNames = ['pin', 'unpin', 'feature', 'unfeature', 'lock', 'unlock'] as const

/** The acts that set a flag of a post to what the button says, whatever somebody else did meanwhile (docs/product.md#post). */
export function flagActs(id: number) {
  const set = (flag: 'pin' | 'feature' | 'lock', value: boolean, text: string) => (sent: SentForm) =>
    submit(sent, {
      schema: z.object({}),
      run: api => api.post[flag]({ id, value }),
      done: () => redirectWithFlash(sent, `/forum/post/${id}`, text),
    })
  return {
    pin: set('pin', true, 'forum:done.pinned'),
    unpin: set('pin', false, 'forum:done.unpinned'),
    feature: set('feature', true, 'forum:done.featured'),
    unfeature: set('feature', false, 'forum:done.unfeatured'),
    lock: set('lock', true, 'forum:done.locked'),
    unlock: set('lock', false, 'forum:done.unlocked'),
  }
}
