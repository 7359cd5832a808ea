import X from 'lucide-react/icons/x'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { PictureButton } from '#app/components/upload/picture-button.tsx'
import { PictureWhileTyping } from '#app/components/upload/picture-while-typing.tsx'
import type { FieldProps } from '#app/components/form/form-result.ts'
import type { useEditorPictures } from './use-editor-pictures.ts'

interface EditorPicturesProps {
  field: FieldProps
  limit: number
  gallery: ReturnType<typeof useEditorPictures>
  onInput: (event: FormEvent<HTMLTextAreaElement>) => void
}

/** The pictures of the text: their addresses in a field, and thumbnails if scripts run. */
export function EditorPictures({ field, limit, gallery, onInput }: EditorPicturesProps) {
  const { t } = useTranslation('forum')
  const hydrated = useHydrated()
  // With scripts the thumbnails are shown, so the field of addresses stays closed.
  const isOpen = field.error.length > 0 || (!hydrated && field.defaultValue !== '')
  return (
    <div className="post-editor__pictures" role="group" aria-labelledby="post-pictures">
      <p className="field__label" id="post-pictures">
        {t('editor.pictures')}
      </p>
      <p className="field__hint">{t(hydrated ? 'editor.picturesHint' : 'editor.picturesPlainHint', { limit })}</p>
      {hydrated && gallery.shown.length > 0 ? <Shown gallery={gallery} /> : null}
      <p className="post-editor__add only-scripted">
        <PictureButton
          label={t('editor.addPicture')}
          isBusy={gallery.isBusy}
          atMost={limit - gallery.shown.length}
          onPicture={gallery.take}
        />
        <span role="status" className="meta">
          {gallery.isBusy ? t('editor.uploading') : ''}
        </span>
      </p>
      <Disclosure summary={t('editor.byAddress')} open={isOpen || undefined}>
        <Field
          {...field}
          multiline
          rows={3}
          label={t('editor.addresses')}
          hint={t('editor.addressesHint')}
          autoComplete="off"
          spellCheck={false}
          onInput={onInput}
        />
      </Disclosure>
    </div>
  )
}

function Shown({ gallery: { shown, remove } }: Pick<EditorPicturesProps, 'gallery'>) {
  const { t } = useTranslation('forum')
  return (
    <ul className="post-editor__shown" aria-label={t('editor.pictures')}>
      {shown.map(({ address, line }) => (
        <li key={`${line} ${address}`}>
          <PictureWhileTyping address={address} alt={t('post.picture', { number: line + 1 })} />
          <button type="button" className="post-editor__remove" onClick={() => remove(line)}>
            <Icon icon={X} size={18} label={t('editor.removePicture', { number: line + 1 })} />
          </button>
        </li>
      ))}
    </ul>
  )
}
