import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { seeOther, submit } from './submit.ts'

const intents = ['pin', 'unpin', 'feature', 'unfeature', 'lock', 'unlock'] as const
type Intent = (typeof intents)[number]

const flagForm = z.object({ intent: z.enum(intents, 'invalid.value') })

const turns = {
  pin: { flag: 'pin', value: true, told: 'forum:done.pinned' },
  unpin: { flag: 'pin', value: false, told: 'forum:done.unpinned' },
  feature: { flag: 'feature', value: true, told: 'forum:done.featured' },
  unfeature: { flag: 'feature', value: false, told: 'forum:done.unfeatured' },
  lock: { flag: 'lock', value: true, told: 'forum:done.locked' },
  unlock: { flag: 'lock', value: false, told: 'forum:done.unlocked' },
} as const satisfies Record<Intent, { flag: 'pin' | 'feature' | 'lock'; value: boolean; told: string }>

/** Sets a flag of a post to what its button says, whatever somebody else did meanwhile (docs/product.md#post). */
export function flagAction(args: ActionFunctionArgs, id: number) {
  return submit(args, {
    schema: flagForm,
    async run(api, { intent }) {
      const { flag, value, told } = turns[intent]
      await api.post[flag]({ id, value })
      return told
    },
    done(text) {
      args.context.flash({ type: 'success', text })
      return seeOther(`/forum/post/${id}`)
    },
  })
}
