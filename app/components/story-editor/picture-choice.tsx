import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureTypes } from '#app/browser/upload-picture.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'

interface PictureChoiceProps {
  /** The address of this page, to which the upload redirects. */
  next: string
  now: string
  uploaded: string | undefined
  version: number
  base: number
  drawings: readonly { name: string; url: string; alt: string }[]
}

/** Chooses the picture of a path: an uploaded one, or a drawing of the site. */
export function PictureChoice({ next, now, uploaded, version, base, drawings }: PictureChoiceProps) {
  const { t } = useTranslation('storyEditor')
  return (
    <>
      {uploaded === undefined ? null : (
        <section className="picture-choice__new" aria-labelledby="chosen-head">
          <h2 className="admin__heading" id="chosen-head">
            {t('picture.chosen')}
          </h2>
          <img className="part-picture__image" src={uploaded} alt="" />
          <Choose version={version} base={base}>
            <Button type="submit" name="url" value={uploaded} variant="primary">
              {t('picture.use')}
            </Button>
          </Choose>
        </section>
      )}
      {now === '' ? null : (
        <section aria-labelledby="now-head">
          <h2 className="admin__heading" id="now-head">
            {t('picture.now')}
          </h2>
          <img className="part-picture__image" src={now} alt="" />
        </section>
      )}
      <section aria-labelledby="upload-head">
        <h2 className="admin__heading" id="upload-head">
          {t('picture.upload')}
        </h2>
        <form
          method="post"
          action={`/uploads?next=${encodeURIComponent(next)}`}
          encType="multipart/form-data"
          className="act-form"
        >
          <Field
            type="file"
            name="image"
            accept={pictureTypes.join(',')}
            label={t('picture.upload')}
            hint={t('picture.uploadHint')}
            required
          />
          <p>
            <Button type="submit">{t('picture.submit')}</Button>
          </p>
        </form>
      </section>
      <section aria-labelledby="drawings-head">
        <h2 className="admin__heading" id="drawings-head">
          {t('picture.drawings')}
        </h2>
        <Choose version={version} base={base}>
          <ul className="picture-choice__drawings">
            {drawings.map(({ name, url, alt }) => (
              <li key={name}>
                <button type="submit" name="url" value={url} className="picture-choice__one" title={alt}>
                  <img src={url} alt="" width="160" height="120" loading="lazy" />
                  <VisuallyHidden>{t('picture.drawing', { name: alt })}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        </Choose>
      </section>
    </>
  )
}

function Choose({ version, base, children }: { version: number; base: number; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="base" value={base} />
      {children}
    </Form>
  )
}
