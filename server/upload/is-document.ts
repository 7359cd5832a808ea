const start = 200

/**
 * Whether these bytes begin a document instead of an image: markup, such as SVG, plain or packed. Told before anything decodes them: of an
 * SVG the decoder would say no more than that its size is wrong.
 */
export function isDocument(bytes: Uint8Array): boolean {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return isPacked || /^\s*</u.test(new TextDecoder().decode(bytes.subarray(0, start)))
}
