import { z } from 'zod'
import { redirectWithFlash, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

export const pinFeatureLockActNames = ['pin', 'unpin', 'feature', 'unfeature', 'lock', 'unlock'] as const

/** Handlers of the buttons of a post's flags. Each sets the value that the button names, whatever the current value is (docs/product.md#post). */
export function pinFeatureLockActs(id: number) {
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
