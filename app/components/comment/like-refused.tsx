import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FormSummary, type FormProblem } from '#app/components/ui/form-summary.tsx'

/** What a browser without scripts is told when a like was not taken. */
export function LikeRefused({ problems, back }: { problems: readonly FormProblem[]; back: string }) {
  const { t } = useTranslation('comment')
  return (
    <div className="article-removal grid">
      <h1 className="plain-name">{t('likeRefused.name')}</h1>
      <div className="article-removal__question">
        <FormSummary problems={problems} />
        <p>
          <Link to={back}>{t('likeRefused.back')}</Link>
        </p>
      </div>
    </div>
  )
}
