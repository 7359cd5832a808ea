import type { Site } from './context.ts'

/**
 * State of a domain folder that each site has once, such as a queue. It is made at the first use and ends with the site. A test has several sites in
 * one process, so no such state may be in a module.
 */
export class StatePerSite<State> {
  readonly #states = new WeakMap<Site, State>()
  readonly #make: (site: Site) => State

  constructor(make: (site: Site) => State) {
    this.#make = make
  }

  of(site: Site): State {
    const state = this.#states.get(site) ?? this.#make(site)
    this.#states.set(site, state)
    return state
  }
}
