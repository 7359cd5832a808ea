import { EventEmitter } from 'node:events'
import type { LikedType, ReviewedNamespace, TextType } from '../kernel/text-kind-properties.schema.ts'

/** The events for live pages. They carry ids only: each handler reads the rows that its audience may see. */
export interface LiveEvents {
  /** A text became public. `scope` is the id of its article or post, else 0. */
  textShown: { type: TextType; id: number; scope: number }
  visitorCounted: { total: number }
  torchPassed: { count: number }
  /** `scope` is the id of the article or post on whose page the text is; 0 for the wall of blessings. */
  likesChanged: { type: LikedType; id: number; scope: number }
  /** An admin approved (1) or rejected (0) a text of a member. */
  textReviewed: { kind: ReviewedNamespace; id: number; memberId: number; approved: 0 | 1 }
  /** A post or an article became public or changed, or reports ended. No live page shows this; it triggers the notices to the members concerned. */
  noticesDue: Record<string, never>
  /** These members have a new notice, or have read one. */
  noticesChanged: { memberIds: readonly number[] }
  /** The number of items that wait for admins fell, or rose again. */
  deskChanged: Record<string, never>
  /** Sessions of a member ended: the session `only`, or all except `but`. 0 stands for no session. */
  sessionsEnded: { memberId: number; only: number; but: number }
}

export type LiveEventName = keyof LiveEvents

/** Carries events to the listeners of this process; a relay carries them to the other processes of the site. */
export class Bus {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  #relay: ((name: LiveEventName, event: unknown) => void) | undefined

  publish<Name extends LiveEventName>(name: Name, event: LiveEvents[Name]): void {
    if (this.#relay) this.#relay(name, event)
    else this.#emitter.emit(name, event)
  }

  /** Delivers an event that another process published. */
  deliver(name: string, event: unknown): void {
    this.#emitter.emit(name, event)
  }

  relayThrough(relay: (name: LiveEventName, event: unknown) => void): void {
    this.#relay = relay
  }

  /** Calls the listener with each later event of that name. Returns a function that removes it. */
  on<Name extends LiveEventName>(name: Name, listener: (event: LiveEvents[Name]) => void): () => void {
    this.#emitter.on(name, listener)
    return () => void this.#emitter.off(name, listener)
  }
}
