import PostalMime from 'postal-mime'

export interface ReadLetter {
  subject: string
  /** The body parts, decoded; empty if a part is missing. */
  text: string
  html: string
  from: { name: string; address: string }
  to: string[]
  /** The headers by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>
}

/** Parses a raw letter as a mail program does. */
export async function readLetter(raw: Uint8Array): Promise<ReadLetter> {
  const { subject = '', text = '', html = '', from, to = [], headers } = await PostalMime.parse(raw)
  return {
    subject,
    text,
    html,
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to.flatMap(({ address }) => address ?? []),
    headers: new Map(headers.map(({ key, value }) => [key, value])),
  }
}
