import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '#app/routes.ts'

function pagesOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = index === true || path === undefined ? above : `${above}/${path}`
    const isPage = file.endsWith('.tsx') && children.length === 0
    return [...(isPage ? [here === '' ? '/' : here] : []), ...pagesOf(children, here)]
  })
}

/** Pages for objects in their query parameters. Without these they redirect. */
const ofQuery = ['/admin/members/remove', '/admin/content/remove']

/** The addresses of all pages without an id, from the route table. */
export const addresses = pagesOf(routes).filter(address => !/[:*]/.test(address) && !ofQuery.includes(address))

const forMembers = /^\/(admin|profile|notices(?!\/unsubscribe)|articles\/(new|mine))/

/** The pages that guests can open. */
export const openAddresses = addresses.filter(address => !forMembers.test(address))

/** The public pages of the story. */
export const storyAddresses = openAddresses.filter(address =>
  /^\/(timeline|culture|people|about|blessings|mosaic|terms|privacy)?$/.test(address),
)

/** The pages of a member's own data. */
export const ownAddresses = addresses.filter(address =>
  /^\/(profile|notices(?!\/unsubscribe)|articles\/mine)/.test(address),
)

/** The lists of a member's own texts. */
export const activityAddresses = ownAddresses.filter(address =>
  /^\/(profile\/(activities|posts)|articles)/.test(address),
)

export const adminAddresses = addresses.filter(address => address.startsWith('/admin'))

/** The admin pages for settings. */
export const settingAddresses = adminAddresses.filter(address =>
  /^\/admin\/(rights|health|backups|rules|site|limits|boards|settings|story|downloads|book)/.test(address),
)
