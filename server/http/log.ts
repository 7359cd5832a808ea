import { pino, type Logger } from 'pino'

/** One line of JSON an event, on standard error: standard output keeps the line `ready …`. */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
export type { Logger }
