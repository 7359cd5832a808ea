import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { pageDataDecoded } from '#app/remix/decode-page-data.ts'
import { storeStaticParts } from '#app/browser/static-parts-of-document.ts'
import { handleModuleLoadFailures } from '#app/browser/page-load.ts'
import { guardPageRequests } from '#app/browser/guard-page-requests.ts'
import { lazyTexts } from '#app/i18n/lazy-texts.ts'
import { configuration } from '#app/i18n/configuration.ts'

guardPageRequests()
handleModuleLoadFailures()
storeStaticParts()

async function hydrate(): Promise<void> {
  // Every text exists in both languages; the browser loads only the language of the page.
  const texts = i18next
    .use(initReactI18next)
    .use(lazyTexts)
    .init({
      ...configuration,
      fallbackLng: false,
      lng: document.documentElement.lang.slice(0, 2),
      ns: getInitialNamespaces(),
    })
  await Promise.all([texts, pageDataDecoded()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
