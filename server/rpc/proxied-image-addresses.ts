// Pictures of other hosts are shown through this site, so that readers' browsers do not contact those hosts. The site signs the proxied addresses and
// fetches only these, so that it fetches only pictures in its own texts. The data and REST keep the original address.
import { hashToken, type Vault } from '../kernel/secret.ts'

const purpose = 'outside picture'

/** The key of a picture's address, which also names its file in the store. */
export const proxiedImageKey = (address: string): string => hashToken(address).slice(0, 22)

/** Returns the proxied path of a picture's address: /outside/KEY.webp?s=SIGNATURE&a=ADDRESS. */
export const proxiedImagePath = (vault: Vault, address: string): string =>
  `/outside/${proxiedImageKey(address)}.webp?s=${vault.sign(purpose, address)}&a=${encodeURIComponent(address)}`

/** Returns the original address in a request for a proxied picture; undefined if this site did not sign it. */
export function addressOfProxiedImage(vault: Vault, url: URL): string | undefined {
  const { pathname, searchParams } = url
  const [signature, address] = [searchParams.get('s') ?? '', searchParams.get('a') ?? '']
  const isOurs = pathname === `/outside/${proxiedImageKey(address)}.webp` && vault.verify(purpose, address, signature)
  return isOurs ? address : undefined
}

const isOutside = (text: string) => /^https:\/\/\S+$/i.test(text)

/** The form of an address for pages: the original and, after a space, the proxied path (app/components/ui/proxied-picture-address.ts). */
export const withProxiedPath = (vault: Vault, address: string) =>
  isOutside(address) ? `${address} ${proxiedImagePath(vault, address)}` : address

const pictureFields = new Set(['avatar', 'coverImage', 'images'])

/** Adapts the result of a procedure for pages, by proxying its picture addresses. Parts without pictures stay the same objects. */
export function withProxiedPictures<Result>(vault: Vault, result: Result): Result
export function withProxiedPictures(vault: Vault, result: unknown): unknown {
  if (Array.isArray(result)) return mapItems(result, item => withProxiedPictures(vault, item))
  if (!isPlain(result)) return result
  let changed: Record<string, unknown> | undefined
  for (const [name, value] of Object.entries(result)) {
    const shown = proxiedField(vault, name, value)
    if (shown !== value) changed = { ...(changed ?? result), [name]: shown }
  }
  return changed ?? result
}

function proxiedField(vault: Vault, name: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (name === 'html') return withClasses(withProxiedImages(vault, value))
    return pictureFields.has(name) ? withProxiedPath(vault, value) : value
  }
  if (name === 'images' && Array.isArray(value))
    return mapItems(value, item => (typeof item === 'string' ? withProxiedPath(vault, item) : item))
  return withProxiedPictures(vault, value)
}

function mapItems(items: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = items.map(change)
  return changed.some((item, at) => item !== items[at]) ? changed : items
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const aligned = /(<t[hd]) style="text-align:(left|center|right)"/g

// The content security policy of a page allows no inline styles in markup that scripts insert later.
const withClasses = (html: string): string => html.replace(aligned, '$1 class="is-$2"')

const image = /(<img src=")(https:\/\/[^"]*)"/gi

/** Proxies the pictures of cleaned HTML (markdown/clean-html.ts), in which `src` is the first attribute and `&` is escaped. */
const withProxiedImages = (vault: Vault, html: string): string =>
  html.replace(image, (_, start: string, address: string) => {
    const path = proxiedImagePath(vault, address.replaceAll('&amp;', '&'))
    return `${start}${path.replaceAll('&', '&amp;')}"`
  })
