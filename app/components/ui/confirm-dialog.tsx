import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Info from 'lucide-react/icons/info'
import Trash from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { type ConfirmType, type Question, registerDialog } from './confirm-question.ts'
import { Icon } from './icon.tsx'
import { canShowModal, Modal } from './modal.tsx'
import { namePrompt } from './ask-for-text.ts'

/** The icon of each type of dialog (docs/product.md#confirm-dialog). */
const icons = { warning: TriangleAlert, danger: Trash, info: Info, default: CircleHelp } satisfies Record<
  ConfirmType,
  unknown
>

/** Mounted once, in the root, for all calls of `confirmDialog(…)`. */
export function ConfirmDialog() {
  const { t } = useTranslation('ui')
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    if (canShowModal()) return registerDialog(setQuestion)
    return undefined
  }, [])
  useEffect(() => {
    namePrompt(t('prompt.title'))
  }, [t])
  const answer = (confirmed: boolean) => {
    setQuestion(undefined)
    question?.answer(confirmed)
  }
  return (
    <Modal
      open={question !== undefined}
      onClose={() => answer(false)}
      labelledBy="confirm-title"
      describedBy="confirm-message"
      role="alertdialog"
      className="confirm"
    >
      {question === undefined ? null : <ConfirmSheet key={question.id} question={question} onAnswer={answer} />}
    </Modal>
  )
}

function ConfirmSheet({ question, onAnswer }: { question: Question; onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation('ui')
  const { type } = question
  return (
    <>
      <header className={`confirm__head confirm__head--${type}`}>
        <Icon icon={icons[type]} label={t(`confirm.icon.${type}`)} size={26} />
        <h2 className="confirm__title" id="confirm-title">
          {question.title ?? t('confirm.title')}
        </h2>
      </header>
      <p className="confirm__message" id="confirm-message">
        {question.message}
      </p>
      <div className="confirm__answers">
        <Button data-focus-first={type === 'danger' || undefined} onClick={() => onAnswer(false)}>
          {question.cancelText ?? t('confirm.cancel')}
        </Button>
        <Button
          data-focus-first={type !== 'danger' || undefined}
          variant={type === 'danger' ? 'danger' : 'primary'}
          onClick={() => onAnswer(true)}
        >
          {question.confirmText ?? t('confirm.confirm')}
        </Button>
      </div>
    </>
  )
}
