import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'
import { SwitchRow } from './switch-row.tsx'
import type { Banner, Footer } from '#server/setting/site-settings.schema.ts'

export const siteActs = { readOnly: 'read-only', banner: 'banner', footer: 'footer' } as const

/** Turns the read-only mode of the site on or off. */
export function ReadOnlySwitch({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('site')
  return (
    <SwitchRow
      hintId="read-only-hint"
      isOn={isReadOnly}
      label={t('readOnly.switch')}
      state={t(isReadOnly ? 'readOnly.on' : 'readOnly.off')}
      hint={t(isReadOnly ? 'readOnly.onHint' : 'readOnly.offHint')}
    >
      <input type="hidden" name="act" value={siteActs.readOnly} />
      <input type="hidden" name="state" value={isReadOnly ? 'off' : 'on'} />
    </SwitchRow>
  )
}

const bannerNames = ['zh', 'en', 'from', 'until'] as const

interface BannerFormProps {
  banner: Banner
  /** Undefined if there is no banner. */
  isShown: boolean | undefined
  result: FormResult | undefined
}

/** Form for the banner above every page: its text in both languages and the days on which it is shown. */
export function BannerForm({ banner, isShown, result }: BannerFormProps) {
  const { t } = useTranslation('site')
  const field = (name: (typeof bannerNames)[number]) => {
    const props = fieldOf(siteActs.banner, name, result)
    return result === undefined ? { ...props, defaultValue: banner[name] ?? '' } : props
  }
  return (
    <ActForm act={siteActs.banner} names={bannerNames} result={result} failed={t('failed')}>
      {isShown === undefined ? null : <p className="meta">{t(isShown ? 'banner.shown' : 'banner.notShown')}</p>}
      <div className="settings__pair">
        <Field {...field('zh')} multiline rows={3} lang="zh-CN" label={t('banner.zh')} hint={t('banner.zhHint')} />
        <Field {...field('en')} multiline rows={3} lang="en" label={t('banner.en')} hint={t('banner.enHint')} />
      </div>
      <div className="settings__pair">
        <Field {...field('from')} type="date" label={t('banner.from')} hint={t('banner.daysHint')} />
        <Field {...field('until')} type="date" label={t('banner.until')} />
      </div>
      <Save act={siteActs.banner} label={t('banner.save')} />
    </ActForm>
  )
}

const footerNames = ['addressZh', 'addressEn', 'postcode', 'icp', 'police'] as const
type FooterName = (typeof footerNames)[number]

interface FooterFormProps {
  footer: Footer
  /** The default of each empty line; null for a line without a default. */
  standard: Readonly<Record<FooterName, string | null>>
  result: FormResult | undefined
}

const languageOf = (name: FooterName) =>
  name === 'addressEn' ? { lang: 'en' } : name === 'addressZh' ? { lang: 'zh-CN' } : {}

/** Form for the lines of the footer about the university and the legal filings of the site. */
export function FooterForm({ footer, standard, result }: FooterFormProps) {
  const { t } = useTranslation('site')
  return (
    <ActForm act={siteActs.footer} names={footerNames} result={result} failed={t('failed')}>
      {footerNames.map(name => {
        const field = fieldOf(siteActs.footer, name, result)
        const value = standard[name]
        return (
          <Field
            key={name}
            {...field}
            {...languageOf(name)}
            defaultValue={result === undefined ? footer[name] : field.defaultValue}
            label={t(`footer.${name}`)}
            hint={value === null ? t('footer.none') : t('footer.standard', { value })}
            autoComplete="off"
          />
        )
      })}
      <Save act={siteActs.footer} label={t('footer.save')} />
    </ActForm>
  )
}

function Save({ act, label }: { act: string; label: string }) {
  const { t } = useTranslation('site')
  return (
    <p className="act-form__acts">
      <ActButton act={act} variant="primary" busyLabel={t('busy')}>
        {label}
      </ActButton>
    </p>
  )
}
