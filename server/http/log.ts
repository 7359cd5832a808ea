import { pino, type Logger } from 'pino'

/** Opens the log: one line of JSON for each event, on standard error, because standard output is for the line `ready …`. */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
export type { Logger }
