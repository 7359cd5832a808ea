import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { ArticleSource, ArticleStatus } from '#server/article/article.schema.ts'

interface EditorButtonsProps {
  source: Pick<ArticleSource, 'id' | 'status'> | undefined
  /** The status that is being sent to the server. */
  sending: string | undefined
}

type Word = 'publish' | 'editor.saveDraft' | 'editor.save' | 'editor.toDraft' | 'editor.archive'
type Way = readonly [status: ArticleStatus, word: Word]

/** The statuses that the editor offers, by the current status of the article; the first is the primary button. */
const ways: Readonly<Record<ArticleStatus | 'new', readonly Way[]>> = {
  new: [
    ['published', 'publish'],
    ['draft', 'editor.saveDraft'],
  ],
  draft: [
    ['published', 'publish'],
    ['draft', 'editor.saveDraft'],
  ],
  published: [
    ['published', 'editor.save'],
    ['draft', 'editor.toDraft'],
    ['archived', 'editor.archive'],
  ],
  archived: [
    ['published', 'publish'],
    ['archived', 'editor.save'],
    ['draft', 'editor.toDraft'],
  ],
}

/** The buttons of the editor, each of which sends its own status (docs/product.md#busy-labels). */
export function EditorButtons({ source, sending }: EditorButtonsProps) {
  const { t } = useTranslation('article')
  return (
    <p className="editor__buttons">
      {ways[source?.status ?? 'new'].map(([status, word], index) => (
        <Button
          key={status}
          type="submit"
          name="status"
          value={status}
          variant={index === 0 ? 'primary' : 'quiet'}
          busy={sending === status}
          busyLabel={t(word === 'publish' ? 'publishing' : 'editor.saving')}
          disabled={sending !== undefined}
        >
          {t(word)}
        </Button>
      ))}
      <Link to={source === undefined ? '/articles' : `/articles/${source.id}`}>{t('editor.cancel')}</Link>
    </p>
  )
}
