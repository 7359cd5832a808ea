import { pictureTypes } from '#app/browser/upload-picture.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'

interface PlainUploadProps {
  /** The page to which /uploads redirects, with the address of the picture in `image`. */
  next: string
  label: string
  hint: string
  submit: string
}

/** Upload form for readers without scripts. */
export function PlainUpload({ next, label, hint, submit }: PlainUploadProps) {
  if (useHydrated()) return null
  return (
    <form
      method="post"
      action={`/uploads?next=${encodeURIComponent(next)}`}
      encType="multipart/form-data"
      className="plain-upload"
    >
      <Field type="file" name="image" accept={pictureTypes.join(',')} label={label} hint={hint} required />
      <p>
        <Button type="submit">{submit}</Button>
      </p>
    </form>
  )
}
