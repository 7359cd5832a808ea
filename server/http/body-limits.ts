import { uploadLimits } from '../upload/upload.schema.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
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
