import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { Differences } from '#app/components/story-editor/differences.tsx'
import { Restore, restoreAct } from '#app/components/story-editor/revision-list.tsx'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { readRevision } from '#app/forms/read-story-revision.ts'
import { restoreAction } from '#app/forms/story-restore.action.ts'
import { partParam } from '#app/forms/story-part-param.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/story.css'

export const handle = { i18n: ['storyEditor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { locale } = args.context
  const number = args.params['number'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Response(null, { status: 404 })
  const read = await orErrorPage(readRevision(args.context, partParam(args), Number(number)))
  return { title: `${textsOf(locale, 'storyEditor')('history.version', { number })} · ${read.label}`, ...read }
}

export const action = restoreAction

export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStoryRevision() {
  const { t } = useTranslation('storyEditor')
  const { name, label, number, revision, last, ships, isShipped, changes, sinceThen } = useLoaderData<typeof loader>()
  const result = resultOf(restoreAct, useFormResult())
  return (
    <div className="part-editor">
      <p>
        <TextLink to={`/admin/story/${name}/history`}>{t('history.name')}</TextLink>{' '}
        <span className="meta">{label}</span>
      </p>
      <AdminHead title={t('history.version', { number })}>
        <p className="meta">
          {t('history.by', { name: revision.byName })} {dateTimeText(Date.parse(revision.at))}
        </p>
      </AdminHead>
      <section aria-labelledby="changes-head">
        <h2 className="admin__heading" id="changes-head">
          {t('revision.changes')}
        </h2>
        <Differences found={changes} />
      </section>
      {number === last ? null : (
        <section aria-labelledby="since-head">
          <h2 className="admin__heading" id="since-head">
            {t('revision.sinceThen')}
          </h2>
          <Differences found={sinceThen} />
          {sinceThen.length === 0 ? null : <Restore number={last} to={number} ships={ships} result={result} />}
        </section>
      )}
      {number === last && !isShipped ? <Restore number={last} to={0} ships={ships} result={result} /> : null}
    </div>
  )
}
