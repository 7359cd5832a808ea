import { uploadLimits } from '../upload/upload.schema.ts'

export const kilobyte = 1024
export const megabyte = 1024 * kilobyte
/** What the encoding of a form adds: names, boundaries, other fields. */
const encoding = 64 * kilobyte

/**
 * The maximum bytes of a body (docs/api.md#general). They are counted while the body streams, so that one without Content-Length cannot exceed them.
 */
export const bodyLimits = {
  /** A call of REST or of the procedures. */
  call: megabyte,
  /** A form of a page. */
  form: megabyte + encoding,
  /** An upload: the image and the fields beside it. */
  upload: uploadLimits.bytes + encoding,
} as const

/**
 * The bytes with which a body without Content-Length counts in the budget of all bodies (body-budget.ts). They are more than `bodyLimits`, because a
 * part of the stream that exceeds a limit is in memory when the body is refused.
 */
export const reservedBytes = {
  /** An upload. No other body counts with more, whatever length it announces. */
  upload: uploadLimits.bytes + megabyte,
  /** Any other body. */
  other: 2 * megabyte,
} as const
