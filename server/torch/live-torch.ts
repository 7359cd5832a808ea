import type { Site } from '../rpc/context.ts'
import type { LiveTorch } from '../live/read-live-texts.ts'
import { torchTotal } from './torch-pass.queries.ts'
import { passBefore } from './allocate-legs.queries.ts'
import type { TorchState } from './torch.schema.ts'
import { readableWish } from './torch.view.ts'

const atCount = async (site: Site, count: number): Promise<TorchState> => ({
  count,
  wish: readableWish(await passBefore(site.fork(), count + 1)),
})

/** Returns the number of legs, and the wish of the last pass if it is public. */
export const liveTorch: LiveTorch = { atCount, current: async site => atCount(site, await torchTotal(site.fork())) }
