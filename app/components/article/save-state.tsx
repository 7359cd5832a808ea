import { useTranslation } from 'react-i18next'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { Saving } from './use-autosave.ts'

/** Shows what was saved and when. The browser stores what the server does not have yet. */
export function SaveState({ saving, isNew }: { saving: Saving; isNew: boolean }) {
  const { t } = useTranslation('article')
  if (isNew || !saving.isOn) return <FormDraft form="article" />
  return (
    <>
      <FormDraft form="article" savedAt={saving.state === 'saved' ? saving.at : undefined} />
      <p className="editor__saved meta" role="status">
        {saving.state === 'saving' ? t('editor.autosaving') : null}
        {saving.state === 'failed' ? t('editor.autosaveFailed') : null}
        {saving.state === 'overtaken' ? t('editor.autosaveOvertaken') : null}
        {saving.state === 'saved' ? t('editor.autosaved', { time: dateTimeText(saving.at).slice(-5) }) : null}
      </p>
    </>
  )
}
