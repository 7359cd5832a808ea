import { passTorch, type PassedTorch } from '#server/torch/torch.schema.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

/** Passes the torch on: a fetcher gets the leg, a browser without scripts is redirected to the relay with a message. */
export function torchAction(args: SentForm) {
  const { context, request } = args
  return submit(args, {
    schema: passTorch.pick({ wish: true }),
    run: (api, { wish }) => api.torch.add({ count: 1, wish }),
    done(passed) {
      if (!acceptsHtml(request)) return { passed }
      context.flash({
        type: 'success',
        ...flashOf(passed),
        place: 'relay',
      })
      return seeOther('/blessings#passed')
    },
  })
}

// Returns the message that names the leg, and the member who passed the torch to it.
function flashOf({ leg, previous }: PassedTorch): { text: string; params: Record<string, string | number> } {
  if (previous === null) return { text: 'blessing:relay.passedFirst', params: {} }
  const params = { from: leg.from, leg: previous.to }
  return previous.wish === null
    ? { text: 'blessing:relay.passed', params }
    : { text: 'blessing:relay.passedWish', params: { ...params, wish: previous.wish } }
}
