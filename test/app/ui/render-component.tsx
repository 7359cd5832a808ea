import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router-dom/server'
import { ui as en } from '#app/i18n/en/ui.ts'
import { ui as zh } from '#app/i18n/zh/ui.ts'

/** Renders a component on the server, at an address. */
export function renderComponent(
  element: ReactElement,
  { lng = 'zh', at = '/' }: { lng?: 'zh' | 'en'; at?: string } = {},
) {
  const texts = i18next.createInstance()
  void texts.use(initReactI18next).init({
    lng,
    initImmediate: false,
    resources: { zh: { ui: zh }, en: { ui: en } },
    interpolation: { escapeValue: false },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <StaticRouter location={at} future={{ v7_relativeSplatPath: true }}>
        {element}
      </StaticRouter>
    </I18nextProvider>,
  )
}
