// Pictures of other hosts are shown through this site, so that no reader's browser asks there: by an address that the site signed, since it
// fetches nothing that no text of its own names. The data keep the address as it was sent, and REST answers it so.
import { hashToken, type Vault } from '../kernel/secret.ts'

const purpose = 'outside picture'

/** Names the picture of an address; its file lies in the store under it. */
export const proxiedImageKey = (address: string): string => hashToken(address).slice(0, 22)

/** Where this site shows the picture of an address: /outside/KEY.webp?s=SIGNATURE&a=ADDRESS. */
export const proxiedImagePath = (vault: Vault, address: string): string =>
  `/outside/${proxiedImageKey(address)}.webp?s=${vault.sign(purpose, address)}&a=${encodeURIComponent(address)}`

/** The address that a request for a shown picture names; undefined where this site did not sign it. */
export function addressOfProxiedImage(vault: Vault, url: URL): string | undefined {
  const { pathname, searchParams } = url
  const [signature, address] = [searchParams.get('s') ?? '', searchParams.get('a') ?? '']
  const isOurs = pathname === `/outside/${proxiedImageKey(address)}.webp` && vault.verify(purpose, address, signature)
  return isOurs ? address : undefined
}

const isOutside = (text: string) => /^https:\/\/\S+$/i.test(text)

/** As pages get an address: as it was sent and, after a space, where it is shown (app/components/ui/picture-address.ts). */
export const bothAddresses = (vault: Vault, address: string) =>
  isOutside(address) ? `${address} ${proxiedImagePath(vault, address)}` : address

const pictureFields = new Set(['avatar', 'coverImage', 'images'])

/** The answer of a procedure as pages get it: its pictures have addresses of this site. What has none is the same object. */
export function withShownPictures<Answer>(vault: Vault, answer: Answer): Answer
export function withShownPictures(vault: Vault, answer: unknown): unknown {
  if (Array.isArray(answer)) return changedItems(answer, item => withShownPictures(vault, item))
  if (!isPlain(answer)) return answer
  let changed: Record<string, unknown> | undefined
  for (const [name, value] of Object.entries(answer)) {
    const shown = shownField(vault, name, value)
    if (shown !== value) changed = { ...(changed ?? answer), [name]: shown }
  }
  return changed ?? answer
}

function shownField(vault: Vault, name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (name === 'html') return withClasses(withShownImages(vault, value))
    return pictureFields.has(name) ? bothAddresses(vault, value) : value
  }
  if (name === 'images' && Array.isArray(value))
    return changedItems(value, item => (typeof item === 'string' ? bothAddresses(vault, item) : item))
  return withShownPictures(vault, value)
}

function changedItems(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = items.map(change)
  return changed.some((item, at) => item !== items[at]) ? changed : items
}

const isPlain = (thing: unknown): thing is Record<string, unknown> =>
  typeof thing === 'object' && thing !== null && Object.getPrototypeOf(thing) === Object.prototype

const aligned = /(<t[hd]) style="text-align:(left|center|right)"/g

// The policy of a page allows no styles that a text brings along later, by scripts.
const withClasses = (html: string): string => html.replace(aligned, '$1 class="is-$2"')

const image = /(<img src=")(https:\/\/[^"]*)"/gi

/** Texts that were cleaned and are shown (markdown/clean-html.ts): `src` stands first, and `&` is escaped. */
const withShownImages = (vault: Vault, html: string): string =>
  html.replace(image, (_, start: string, address: string) => {
    const path = proxiedImagePath(vault, address.replaceAll('&amp;', '&'))
    return `${start}${path.replaceAll('&', '&amp;')}"`
  })
