import type { Locale, Site } from '../../rpc/context.ts'
import type { AdminLine, PublicSettings } from './page-context.ts'

type WithSettings = Pick<Site, 'settings'>

/** The settings that pages show, in the reader's language. */
export const footerAndBanner = (settings: PublicSettings, site: WithSettings, locale: Locale) => ({
  site: withFooter(settings, site, locale),
  banner: bannerOf(site, locale),
  isReadOnly: site.settings.values.readOnly,
})

/** Replaces each line of the footer that an admin has set. Other lines come from the shipped content and the environment. */
function withFooter(settings: PublicSettings, { settings: current }: WithSettings, locale: Locale): PublicSettings {
  const { addressZh, addressEn, postcode, icp, police } = current.values.footer
  const filings = settings.filings ?? { icp: null, police: null }
  const address = locale === 'zh' || addressEn === '' ? addressZh : addressEn
  return {
    ...settings,
    standard: { postcode: settings.postcode, filings },
    address: address === '' ? null : { text: address, lang: locale === 'en' && addressEn === '' ? 'zh-CN' : undefined },
    postcode: postcode || settings.postcode,
    filings: { icp: icp || filings.icp, police: police || filings.police },
  }
}

/** Today's banner. If it has no English text, the Chinese one is shown and marked as Chinese. */
function bannerOf({ settings: current }: WithSettings, locale: Locale): AdminLine | null {
  const { banner } = current
  if (banner === null) return null
  if (locale === 'zh') return { text: banner.zh, lang: undefined }
  return banner.en === '' ? { text: banner.zh, lang: 'zh-CN' } : { text: banner.en, lang: undefined }
}
