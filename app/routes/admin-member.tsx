import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { memberAct, MemberForm, sessionsAct } from '#app/components/admin/member-form.tsx'
import { MemberRecord } from '#app/components/moderation/member-record.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { requireRight } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { memberAction } from '#app/forms/member.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['adminMembers'] }

export async function loader(args: LoaderFunctionArgs) {
  const me = requireRight(args, 'members')
  const { api, locale } = args.context
  const id = idParam(args)
  const [member, record] = await orErrorPage(Promise.all([api.member.byId({ id }), api.member.record({ id })]))
  const title = `${textsOf(locale, 'adminMembers')('editor.edit')} · ${textsOf(locale, 'admin')('title')}`
  return { title, member, record, isMe: member.id === me.id }
}

export const action = memberAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminMember() {
  const { t } = useTranslation('adminMembers')
  const { member, record, isMe } = useLoaderData<typeof loader>()
  const result = resultOf(memberAct, useFormResult())
  return (
    <div className="settings">
      <AdminHead title={t('editor.edit')}>
        <p className="meta">{t('number', { id: member.id })}</p>
      </AdminHead>
      <section>
        <MemberForm key={JSON.stringify(member)} saved={member} isMe={isMe} result={result} />
      </section>
      <section aria-labelledby="record-title">
        <h2 className="admin__heading" id="record-title">
          {t('record.name')}
        </h2>
        <MemberRecord member={member} record={record} />
      </section>
      {isMe ? null : (
        <section aria-labelledby="order-title">
          <h2 className="admin__heading" id="order-title">
            {t('order.name')}
          </h2>
          <Form method="post" className="admin__ways">
            <Link
              className="button button--quiet"
              to={`/admin/suspensions?username=${encodeURIComponent(member.username)}`}
            >
              {t('order.suspend')}
            </Link>
            <Button type="submit" name="act" value={sessionsAct}>
              {t('sessions.end')}
            </Button>
          </Form>
        </section>
      )}
      <section aria-labelledby="removal-title">
        <h2 className="admin__heading" id="removal-title">
          {t('remove.name')}
        </h2>
        {isMe ? (
          <p className="meta">
            <Link to="/profile/settings">{t('remove.yourself')}</Link>
          </p>
        ) : (
          <p>
            <Link className="button button--danger" to={`/admin/members/remove?ids=${member.id}`}>
              {t('remove.submit')}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}
