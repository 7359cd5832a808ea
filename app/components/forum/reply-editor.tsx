import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorConflict } from '#app/components/text-editor/editor-conflict.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { ReplySource } from '#server/reply/reply.schema.ts'
import { EditorBody } from './editor-body.tsx'
import { withPicture } from './post-values.ts'

interface ReplyEditorProps {
  source: ReplySource
  result: FormResult | undefined
  /** The version that another user has saved meanwhile. */
  theirs: ReplySource | undefined
  limits: { content: number; images: number }
  stamp: string
  /** The picture that was just uploaded without scripts. */
  image: string | undefined
}

const fields = ['content', 'images'] as const

/** The form that edits a reply (docs/product.md#who-may-edit-or-delete). */
export function ReplyEditor({ source, result, theirs, limits, stamp, image }: ReplyEditorProps) {
  const { t } = useTranslation(['forum', 'textEditor'])
  const busy = useNavigation().formData !== undefined
  const problems = useMemo(() => (theirs === undefined ? summaryOf('reply', fields, result) : []), [result, theirs])
  const stored = { content: source.content, images: source.images.join('\n') }
  const shown = result ?? { values: stored, errors: {}, message: undefined }
  const images = fieldOf('reply', 'images', shown)
  return (
    <Form method="post" className="editor post-editor grid" noValidate>
      <header className="editor__head">
        <h1 className="plain-name">{t('reply.editTitle')}</h1>
        <FormDraft form="reply" place={`/forum/reply/${source.id}/edit ${source.version}`} />
      </header>
      <FormSummary problems={problems} title={t('reply.failedUpdate')} />
      {theirs === undefined ? null : <EditorConflict noun="reply" theirs={theirs} />}
      {source.editableUntil === null ? null : (
        <p className="meta">{t('reply.editUntil', { time: dateTimeText(Date.parse(source.editableUntil)) })}</p>
      )}
      <EditorBody
        content={fieldOf('reply', 'content', shown)}
        images={{ ...images, defaultValue: withPicture(images.defaultValue, image) }}
        limits={limits}
        rows={8}
      />
      <HiddenFields stamp={stamp} trap={t('textEditor:trap')} />
      <input type="hidden" name="version" value={theirs?.version ?? source.version} readOnly />
      <p className="editor__buttons">
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('editor.busy')}>
          {t('editor.save')}
        </Button>
        <Link to={`/forum/reply/${source.id}`}>{t('editor.cancel')}</Link>
      </p>
    </Form>
  )
}
