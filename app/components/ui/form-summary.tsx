import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closeToastsOfForm } from './toast-list.ts'

interface FormProblem {
  /** The id of the control; without it the sentence is no link. */
  id?: string | undefined
  message: string
  /** The English text of a built-in system message. */
  translation?: string | undefined
}

interface FormSummaryProps {
  /** One array for each response of the server. Memoise it, because a new array takes the focus. */
  problems: readonly FormProblem[]
  title?: string | undefined
}

/** The problems of a form, shown at its top. Whenever the array changes, it takes the focus and closes toasts of success and of the errors that it shows. */
export function FormSummary({ problems, title }: FormSummaryProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length === 0) return
    closeToastsOfForm(problems)
    box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="form-summary__title">{title ?? t('summary.title', { number: problems.length })}</p>
      <ul className="form-summary__list">
        {problems.map(({ id, message, translation }) => (
          <li key={`${id ?? ''} ${message}`}>
            {id === undefined ? (
              <Sentence message={message} translation={translation} />
            ) : (
              <a href={`#${id}`}>{message}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On an English page a built-in system message has two lines, as in a toast. */
function Sentence({ message, translation }: Pick<FormProblem, 'message' | 'translation'>) {
  if (translation === undefined) return message
  return (
    <>
      <span lang="zh-CN">{message}</span>
      <br />
      <span lang="en">{translation}</span>
    </>
  )
}
