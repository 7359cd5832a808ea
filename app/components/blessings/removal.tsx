import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'

interface RemovalProps {
  title: string
  /** What is to go. */
  words: string
  text: string
  submit: string
  back: string
}

/** The page that asks again before words of one's own go for good. */
export function Removal({ title, words, text, submit, back }: RemovalProps) {
  const { t } = useTranslation('blessing')
  return (
    <div className="one-blessing grid">
      <h1 className="one-blessing__title">{title}</h1>
      <blockquote className="one-blessing__words" dir="auto">
        {words}
      </blockquote>
      <Form method="post" className="one-blessing__form">
        <p>{text}</p>
        <p className="one-blessing__acts">
          <Button type="submit" variant="danger">
            {submit}
          </Button>
          <ButtonLink to={back}>{t('one.cancel')}</ButtonLink>
        </p>
      </Form>
    </div>
  )
}
