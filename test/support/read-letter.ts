import PostalMime from 'postal-mime'

export interface ReadLetter {
  subject: string
  /** The parts of it as a person reads them; empty where there is no such part. */
  text: string
  html: string
  from: { name: string; address: string }
  to: string[]
  /** The headers by their names in small letters, each on one line. */
  headers: ReadonlyMap<string, string>
}

/** A letter as a mail program reads what came over the wire. */
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
