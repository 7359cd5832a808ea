import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import type { AuditedNoun } from '#server/audit/audit.schema.ts'
import { auditQueryString, type AuditQuery } from './audit-address.ts'

/** Filter form of the audit log. The address holds the filter. */
export function AuditFilters({ asked: { filter }, nouns }: { asked: AuditQuery; nouns: readonly AuditedNoun[] }) {
  const { t } = useTranslation('audit')
  const { search = '', admin = '', noun = '', from = '', until = '' } = filter
  const options = [
    { value: '', label: t('anything') },
    ...nouns.map(name => ({ value: name, label: t(`noun.${name}`) })),
  ]
  return (
    <Form method="get" action="/admin/audit" role="search" className="audit__finder" key={auditQueryString(filter)}>
      <Field
        name="search"
        id="audit-search"
        type="search"
        label={t('search')}
        defaultValue={search}
        autoComplete="off"
      />
      <Field name="admin" id="audit-admin" label={t('admin')} defaultValue={admin} autoComplete="off" />
      <Select name="noun" id="audit-noun" label={t('on')} defaultValue={noun} options={options} />
      <Field name="from" id="audit-from" type="date" label={t('from')} defaultValue={from} />
      <Field name="until" id="audit-until" type="date" label={t('until')} defaultValue={until} />
      <Button type="submit">{t('find')}</Button>
    </Form>
  )
}
