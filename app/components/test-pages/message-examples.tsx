import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSystemMessage } from '#app/browser/show-system-message.ts'
import { Button } from '#app/components/ui/button.tsx'
import { confirmDialog, confirmTypes, type ConfirmOptions } from '#app/components/ui/confirm-question.ts'
import { promptText } from '#app/components/ui/ask-for-text.ts'
import { clearToasts, toastTypes } from '#app/components/ui/toast-list.ts'

/** Dispatches the event as any script may, with any payload. */
const send = (detail: object) => dispatchEvent(new CustomEvent('show-toast', { detail }))

/** All kinds of toasts (docs/product.md#test-pages). */
export function ToastExamples() {
  const { t } = useTranslation('pages')
  const message = t('messageTest.info')
  return (
    <>
      <ButtonGroup title={t('messageTest.types')}>
        {toastTypes.map(type => (
          <Button key={type} onClick={() => send({ type, message: t(`messageTest.${type}`) })}>
            {type}
          </Button>
        ))}
      </ButtonGroup>
      <ButtonGroup title={t('messageTest.durations')}>
        <Button onClick={() => send({ message, duration: 1000 })}>{t('messageTest.brief')}</Button>
        <Button onClick={() => send({ message: t('messageTest.stays'), duration: 0 })}>
          {t('messageTest.lasting')}
        </Button>
      </ButtonGroup>
      <ButtonGroup title={t('messageTest.part')}>
        <Button onClick={() => send({ message })}>{t('messageTest.messageOnly')}</Button>
        <Button onClick={() => send({ message, title: t('messageTest.ownHeadText') })}>
          {t('messageTest.ownHead')}
        </Button>
        <Button onClick={() => send({ message, type: 'unheard-of' })}>{t('messageTest.wrongType')}</Button>
        <Button onClick={() => send({ type: 'error' })}>{t('messageTest.noMessage')}</Button>
        <Button onClick={() => showSystemMessage('sessionEnded', 'warning')}>{t('messageTest.system')}</Button>
      </ButtonGroup>
      <ButtonGroup>
        <Button onClick={clearToasts}>{t('messageTest.clear')}</Button>
      </ButtonGroup>
    </>
  )
}

/** All kinds of dialogs, and their answers. */
export function DialogExamples() {
  const { t } = useTranslation('pages')
  const [answer, setAnswer] = useState<string>()
  async function ask(options: Partial<ConfirmOptions>): Promise<void> {
    const confirmed = await confirmDialog({ message: t('messageTest.question'), ...options })
    setAnswer(t(confirmed ? 'messageTest.yes' : 'messageTest.no'))
  }
  const own = {
    title: t('messageTest.ownQuestion'),
    confirmText: t('messageTest.ownConfirm'),
    cancelText: t('messageTest.ownCancel'),
  }
  return (
    <>
      <ButtonGroup>
        {confirmTypes.map(type => (
          <Button key={type} onClick={() => void ask({ type })}>
            {t(`messageTest.confirm.${type}`)}
          </Button>
        ))}
        <Button onClick={() => void ask(own)}>{t('messageTest.ownWords')}</Button>
        <Button onClick={() => setAnswer(promptText() ?? t('messageTest.unanswered'))}>
          {t('messageTest.prompt')}
        </Button>
      </ButtonGroup>
      <p role="status">
        {t('messageTest.answerLabel')} <output>{answer ?? t('messageTest.nothingYet')}</output>
      </p>
    </>
  )
}

/** A group of buttons on a test page. */
function ButtonGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="trial__group">
      {title === undefined ? null : <h3 className="trial__heading">{title}</h3>}
      <div className="trial__buttons">{children}</div>
    </div>
  )
}
