import type { Site } from '../../rpc/context.ts'
import { LiveFeed } from '../../live/live-feed.ts'
import { LiveHub, liveCaps, type LiveCaps } from '../../live/hub.ts'
import { MissedMessages } from '../../live/missed-messages.ts'
import { liveTorch } from '../../torch/live-torch.ts'

export interface Live {
  hub: LiveHub
  missed: MissedMessages
  /** Ends all streams, and hears of nothing any more. */
  close: () => void
}

/** The live streams of this process. */
export function openLive(site: Site, caps: LiveCaps = liveCaps): Live {
  const hub = new LiveHub(caps, fault => site.report(fault, 'live streams'))
  const missed = new MissedMessages(site, liveTorch)
  const stop = new LiveFeed(site, { hub, missed, torch: liveTorch }).listen()
  return {
    hub,
    missed,
    close() {
      stop()
      hub.close()
    },
  }
}
