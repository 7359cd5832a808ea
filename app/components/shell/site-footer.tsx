import { useTranslation } from 'react-i18next'
import { CachedPart } from '#app/components/reused-markup/cached-part.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import { ChapterLinks } from './chapter-links.tsx'
import { footerLinks, type FooterLink } from './site-links.ts'
import { useCurrentLink } from './use-current-link.ts'

interface SiteTexts {
  title: string
  slogan: string
  address: string
  /** The language of the postal address, if it differs from the reader's. */
  addressLang?: 'zh-CN' | undefined
  postcode: string
  independence: string
  copyright: string
  filings: { icp: string | null; police: string | null }
}

/** The footer of every page (docs/product.md#footer). */
export function SiteFooter({ site }: { site: SiteTexts }) {
  const current = useCurrentLink()
  const { filings, ...words } = site
  return (
    <CachedPart part="imprint" by={[current, ...Object.values(words), filings.icp, filings.police]}>
      <Imprint site={site} />
    </CachedPart>
  )
}

function Imprint({ site }: { site: SiteTexts }) {
  const { t } = useTranslation('shell')
  return (
    <footer className="imprint" data-lazy="" data-ground="deep" aria-label={t('footer.label')}>
      <WaterContour shape="divider" className="imprint__water" />
      <div className="imprint__sheet grid">
        <div className="imprint__spine">
          <p className="imprint__title display">{site.title}</p>
          <p className="imprint__slogan display">{site.slogan}</p>
        </div>
        <nav className="imprint__index" aria-label={t('footer.linksTitle')}>
          <ChapterLinks className="index" />
        </nav>
        <dl className="imprint__place">
          <dt>{t('footer.address')}</dt>
          <dd lang={site.addressLang}>{site.address}</dd>
          <dt>{t('footer.postcode')}</dt>
          <dd className="figures">{site.postcode}</dd>
        </dl>
        <nav className="imprint__more" aria-label={t('footer.moreLabel')}>
          <ul>
            {footerLinks.map(page => (
              <li key={page.key}>
                <Further page={page} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="imprint__small">
          <p>{site.copyright}</p>
          <p>{site.independence}</p>
          <Filings {...site.filings} />
        </div>
      </div>
    </footer>
  )
}

/** The registrations that a site on a Chinese server must name, each linked to its public register. */
function Filings({ icp, police }: SiteTexts['filings']) {
  if (icp === null && police === null) return null
  const code = police?.match(/\d{6,}/)?.[0] ?? ''
  return (
    <p className="imprint__filings">
      {icp === null ? null : <a href="https://beian.miit.gov.cn/">{icp}</a>}
      {police === null ? null : <a href={`https://beian.mps.gov.cn/#/query/webSearch?code=${code}`}>{police}</a>}
    </p>
  )
}

function Further({ page: { key, to, isDocument } }: { page: FooterLink }) {
  const { t } = useTranslation('shell')
  return isDocument ? <a href={to}>{t(`footer.${key}`)}</a> : <Link to={to}>{t(`footer.${key}`)}</Link>
}
