const notification = 'A'.charCodeAt(0)
const headLength = 5
const processLength = 4

/** Returns the payloads of a channel's NOTIFY messages in a response. PGlite sends them to the connection that committed. */
export function notificationsIn(response: Uint8Array, channel: string): string[] {
  const bytes = Buffer.from(response.buffer, response.byteOffset, response.byteLength)
  // Nearly every response has none, and searching for the name is quicker than parsing the messages.
  if (!bytes.includes(channel)) return []
  const payloads: string[] = []
  for (let at = 0; at + headLength <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== notification) continue
    const [name, payload] = bytes
      .toString('utf8', at + headLength + processLength, at + 1 + bytes.readUInt32BE(at + 1))
      .split('\0')
    if (name === channel && payload !== undefined) payloads.push(payload)
  }
  return payloads
}
