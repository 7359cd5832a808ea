import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorConflict } from '#app/components/text-editor/editor-conflict.tsx'
import { EditorTitle } from '#app/components/text-editor/editor-title.tsx'
import { FormDraft } from '#app/components/shell/form-draft.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Select, type SelectOption } from '#app/components/ui/select.tsx'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import type { PostSource } from '#server/post/post.schema.ts'
import { boardAddress } from './forum-address.ts'
import { EditorBody } from './editor-body.tsx'
import { type PostField, postFields, shownValues, withPicture } from './post-values.ts'

interface PostLimits {
  title: number
  content: number
  images: number
}

interface PostEditorProps {
  /** The edited post; undefined for a new one. */
  source: (PostSource & { isOwn: boolean }) | undefined
  /** The boards that accept posts, and the board that the editor was opened from. */
  boards: readonly { id: number; name: string }[]
  boardId: number
  result: FormResult | undefined
  /** The version that another user has saved meanwhile. */
  theirs: PostSource | undefined
  limits: PostLimits
  stamp: string
  /** The page that the reader came from, unless it was the board. */
  back?: string | undefined
  /** The picture that was just uploaded without scripts. */
  image: string | undefined
}

/** The form of a new or edited post. The browser keeps a draft of it (docs/product.md#post-editor). */
export function PostEditor({ source, boards, boardId, result, theirs, limits, stamp, back, image }: PostEditorProps) {
  const { t } = useTranslation(['forum', 'textEditor'])
  const busy = useNavigation().formData !== undefined
  const shown = shownValues(source, result)
  const problems = useMemo(() => (theirs === undefined ? summaryOf('post', postFields, result) : []), [result, theirs])
  const field = (name: PostField) => fieldOf('post', name, shown)
  const pictures = field('images')
  const images = { ...pictures, defaultValue: withPicture(pictures.defaultValue, image) }
  const isNew = source === undefined
  const options = boards.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Form method="post" className="editor post-editor grid" noValidate>
      <header className="editor__head">
        <h1 className="plain-name">{t(isNew ? 'editor.newTitle' : 'editor.editTitle')}</h1>
        {/* The draft belongs to one version: a draft of an older version must not replace the current text. */}
        <FormDraft form="post" place={source && `/forum/post/${source.id}/edit ${source.version}`} />
      </header>
      <FormSummary problems={problems} title={t(isNew ? 'editor.failed' : 'editor.failedUpdate')} />
      {theirs === undefined ? null : <EditorConflict noun="post" theirs={theirs} />}
      <BoardChoice field={field('boardId')} options={options} boardId={boardId} />
      <EditorTitle field={field('title')} limit={limits.title} label={t('editor.titleLabel')} />
      <EditorBody content={field('content')} images={images} limits={limits} />
      <LanguageChoice field={field('language')} />
      {isNew || source.isOwn ? (
        <Checkbox
          name="isAnonymous"
          label={t('editor.anonymous')}
          hint={t('editor.anonymousHint')}
          defaultChecked={shown?.values['isAnonymous'] === 'on'}
        />
      ) : null}
      <HiddenFields stamp={stamp} trap={t('textEditor:trap')} />
      {source === undefined ? null : (
        <input type="hidden" name="version" value={theirs?.version ?? source.version} readOnly />
      )}
      <p className="editor__buttons">
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('editor.busy')}>
          {t(isNew ? 'editor.publish' : 'editor.save')}
        </Button>
        <Link to={isNew ? (back ?? boardAddress({ id: boardId })) : `/forum/post/${source.id}`}>
          {t('editor.cancel')}
        </Link>
      </p>
    </Form>
  )
}

function LanguageChoice({ field }: { field: ReturnType<typeof fieldOf> }) {
  const { t } = useTranslation(['forum', 'ui'])
  const languages = (['zh', 'en'] as const).map(value => ({ value, label: t(`ui:languages.${value}`) }))
  return (
    <Select
      {...field}
      className="post-editor__language"
      label={t('editor.language')}
      options={[{ value: '', label: t('editor.detected') }, ...languages]}
    />
  )
}

interface BoardChoiceProps {
  field: ReturnType<typeof fieldOf>
  options: readonly SelectOption[]
  boardId: number
}

function BoardChoice({ field: { defaultValue, ...field }, options, boardId }: BoardChoiceProps) {
  const { t } = useTranslation('forum')
  return (
    <Select
      {...field}
      className="post-editor__board"
      label={t('editor.board')}
      options={options}
      defaultValue={defaultValue || String(boardId)}
    />
  )
}
