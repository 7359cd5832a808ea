/** The source of the current time, which tests replace. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** Converts to seconds, for cookies. */
export const inSeconds = (milliseconds: number) => milliseconds / seconds(1)

/** Returns the moment `milliseconds` after `moment`. */
export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
