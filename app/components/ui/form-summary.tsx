import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface FormProblem {
  /** The id of the control; without it the sentence is no link. */
  id?: string | undefined
  message: string
  /** The English of a built-in system message. */
  translation?: string | undefined
}

interface FormSummaryProps {
  /** One list for each answer of the server: memoise it, for a new list takes the focus. */
  problems: readonly FormProblem[]
  title?: string | undefined
}

/** What is wrong with a form, at its top. It takes the focus whenever the list is a new one. */
export function FormSummary({ problems, title }: FormSummaryProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
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

/** A built-in system message stands on two lines on an English page, as in a toast. */
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
