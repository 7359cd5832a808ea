import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { BannerForm, FooterForm, ReadOnlySwitch, siteActs } from '#app/components/admin/site-forms.tsx'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { siteContent } from '#app/content/index.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { siteSettingsAction } from '#app/forms/site-settings.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['site'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'settings')
  const { api, locale, banner, site } = args.context
  const settings = await orErrorPage(api.setting.site())
  const { postcode, filings } = site.standard ?? site
  return {
    title: `${textsOf(locale, 'site')('name')} · ${textsOf(locale, 'admin')('title')}`,
    ...settings,
    isShown: settings.banner.zh === '' ? undefined : banner !== null,
    standard: {
      addressZh: siteContent('zh').address,
      addressEn: siteContent('en').address,
      postcode,
      icp: filings?.icp ?? null,
      police: filings?.police ?? null,
    },
  }
}

export const action = siteSettingsAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminSite() {
  const { t } = useTranslation('site')
  const { readOnly, banner, footer, isShown, standard } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <div className="settings">
      <AdminHead title={t('name')} lead={t('lead')} />
      <section aria-labelledby="read-only-title">
        <h2 className="admin__heading" id="read-only-title">
          {t('readOnly.name')}
        </h2>
        <ReadOnlySwitch isReadOnly={readOnly} />
      </section>
      <section aria-labelledby="banner-title">
        <h2 className="admin__heading" id="banner-title">
          {t('banner.name')}
        </h2>
        <p className="meta">{t('banner.lead')}</p>
        <BannerForm
          key={JSON.stringify(banner)}
          banner={banner}
          isShown={isShown}
          result={resultOf(siteActs.banner, result)}
        />
      </section>
      <section aria-labelledby="footer-title">
        <h2 className="admin__heading" id="footer-title">
          {t('footer.name')}
        </h2>
        <p className="meta">{t('footer.lead')}</p>
        <FooterForm
          key={JSON.stringify(footer)}
          footer={footer}
          standard={standard}
          result={resultOf(siteActs.footer, result)}
        />
      </section>
    </div>
  )
}
