import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { passTorch } from '#server/torch/torch.schema.ts'
import { submit, wantsPage } from './submit.ts'

/** Passes the torch on: a fetcher is answered with the leg, a browser without scripts is led back to the relay and told there. */
export function passOn(args: ActionFunctionArgs) {
  const { context, request } = args
  return submit(args, {
    schema: passTorch.pick({ wish: true }),
    run: (api, { wish }) => api.torch.add({ count: 1, wish }),
    done(passed) {
      if (!wantsPage(request)) return { passed }
      context.flash({
        type: 'success',
        text: 'blessing:relay.passed',
        params: { from: passed.leg.from },
        place: 'relay',
      })
      return redirect('/blessings#relay', 303)
    },
  })
}
