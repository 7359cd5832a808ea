import type { Site } from '../../rpc/context.ts'
import { LivePublisher } from '../../live/live-publisher.ts'
import { LiveHub } from '../../live/live-hub.ts'
import { streamLimits, type StreamLimits } from '../../live/stream-limits.ts'
import { MissedMessages } from '../../live/missed-messages.ts'
import { liveTorch } from '../../torch/live-torch.ts'

export interface LiveStreams {
  hub: LiveHub
  missed: MissedMessages
  /** Ends all streams, and stops listening to events. */
  close: () => void
}

/** Creates the live streams of this process. */
export function startLiveStreams(site: Site, limits: StreamLimits = streamLimits): LiveStreams {
  const hub = new LiveHub(limits, fault => site.report(fault, 'live streams'))
  const missed = new MissedMessages(site, liveTorch)
  const stop = new LivePublisher(site, { hub, missed, torch: liveTorch }).listen()
  return {
    hub,
    missed,
    close() {
      stop()
      missed.close()
      hub.close()
    },
  }
}
