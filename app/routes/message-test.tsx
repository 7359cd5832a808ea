import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { DialogExamples, ToastExamples } from '#app/components/test-pages/message-examples.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/test-pages.css'

export const handle = { i18n: ['pages'] }

/** Throws a 404 unless test pages are enabled (docs/product.md#test-pages). */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.site.testPages) throw data(null, { status: 404 })
  return { title: textsOf(context.locale, 'pages')('messageTest.name') }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function MessageTest() {
  const { t } = useTranslation('pages')
  return (
    <div className="trial grid">
      <header className="trial__head">
        <h1>{t('messageTest.name')}</h1>
        <p className="lede">{t('messageTest.lead')}</p>
        <noscript>
          <p>{t('messageTest.needsScripts')}</p>
        </noscript>
      </header>
      <section className="trial__part" aria-labelledby="toasts">
        <h2 id="toasts">{t('messageTest.toasts')}</h2>
        <ToastExamples />
      </section>
      <section className="trial__part" aria-labelledby="dialogs">
        <h2 id="dialogs">{t('messageTest.dialogs')}</h2>
        <DialogExamples />
      </section>
    </div>
  )
}
