import { useTranslation } from 'react-i18next'
import { ActButton } from '#app/components/form/act-form.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { fieldId, fieldName, partActs } from './field-id.ts'
import { textAt, type EditedPart } from './edited-part.ts'

/** The current picture, and a link to the page that replaces it. */
export function PictureField({ part, path, label }: { part: EditedPart; path: string; label: string }) {
  const { t } = useTranslation('storyEditor')
  const address = textAt(part.content, path)
  return (
    <div className="part-picture" id={fieldId(path)} tabIndex={-1}>
      <input type="hidden" name={fieldName(path)} value={address} />
      {address === '' ? (
        <p className="meta">{t('part.noPicture')}</p>
      ) : (
        <img className="part-picture__image" src={address} alt="" loading="lazy" />
      )}
      {part.problems.has(path) ? <p className="field__error">{t('problem.picture')}</p> : null}
      <p>
        <ActButton act={`${partActs.picture} ${path}`} variant="link" busyLabel={t('act.saving')}>
          {t('part.choosePicture')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </ActButton>
      </p>
    </div>
  )
}
