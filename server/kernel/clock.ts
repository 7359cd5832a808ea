/** Where the time comes from, so that tests may move it. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** As cookies count. */
export const inSeconds = (milliseconds: number) => milliseconds / seconds(1)

/** The moment `milliseconds` after `moment`. */
export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
