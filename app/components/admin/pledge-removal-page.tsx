import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'

interface RemovalQuestionProps {
  pledge: { id: number; name: string; grade: string; message: string }
  back: string
}

/** The confirmation page for deleting a pledge for good. */
export function RemovalQuestion({ pledge: { id, name, grade, message }, back }: RemovalQuestionProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <AdminHead title={t('remove.title')} />
      <div className="removal">
        <p className="review__message">{message}</p>
        <p className="review__sender">
          <strong>{name}</strong> <span>{grade}</span>
        </p>
      </div>
      <Form method="post" className="removal__question" reloadDocument>
        <p>{t('remove.ask', { id })}</p>
        <Button type="submit" variant="danger">
          {t('remove.confirm')}
        </Button>
        <Link to={back}>{t('remove.back')}</Link>
      </Form>
    </>
  )
}
