import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { reviewFirstAct, ReviewFirstForm, WordListsForm, wordListsAct } from '#app/components/admin/review-rules.tsx'
import { tryAct, WordListCheck } from '#app/components/admin/word-list-check.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isFormResult, resultOf } from '#app/components/form/form-result.ts'
import { rulesAction } from '#app/forms/review-rules.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { optionalQueues } from '#server/kernel/text-kind-properties.schema.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['moderation'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'settings')
  const { api, locale } = args.context
  const [config, list] = await orErrorPage(Promise.all([api.review.config(), api.review.words()]))
  return {
    title: `${textsOf(locale, 'moderation')('rules.name')} · ${textsOf(locale, 'admin')('title')}`,
    kinds: optionalQueues,
    config,
    list,
  }
}

export const action = rulesAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminRules() {
  const { t } = useTranslation('moderation')
  const { kinds, config, list } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const tried = actionData !== undefined && 'tried' in actionData ? actionData.tried : undefined
  return (
    <div className="settings">
      <AdminHead title={t('rules.name')} lead={t('rules.lead')} />
      <section aria-labelledby="first-title">
        <h2 className="admin__heading" id="first-title">
          {t('rules.first.name')}
        </h2>
        <ReviewFirstForm
          key={JSON.stringify(config)}
          config={config}
          kinds={kinds}
          result={resultOf(reviewFirstAct, result)}
        />
      </section>
      <section aria-labelledby="words-title">
        <h2 className="admin__heading" id="words-title">
          {t('rules.words.name')}
        </h2>
        <p className="meta">{t('rules.words.lead')}</p>
        <WordListsForm key={JSON.stringify(list)} list={list} result={resultOf(wordListsAct, result)} />
      </section>
      <section aria-labelledby="trial-title">
        <h2 className="admin__heading" id="trial-title">
          {t('rules.trial.name')}
        </h2>
        <WordListCheck tried={tried} result={resultOf(tryAct, result)} />
      </section>
    </div>
  )
}
