import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireRight } from './page-guards.ts'
import { seeOther, submit } from './submit.ts'
import { partParam } from './story-part-param.ts'

const number = z.coerce.number('invalid.value').int('invalid.value').min(0, 'invalid.value')

/** Publishes an earlier revision, or the shipped version, again. */
export function restoreAction(args: ActionFunctionArgs) {
  requireRight(args, 'story')
  const { name } = partParam(args)
  return submit(args, {
    schema: z.object({ number, to: number }),
    run: (api, form) => api.story.restore({ ...form, unit: name }),
    done() {
      args.context.flash({ type: 'success', text: 'storyEditor:done.restored' })
      return seeOther(`/admin/story/${name}/history`)
    },
  })
}
