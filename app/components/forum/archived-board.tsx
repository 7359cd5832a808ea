import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { boardAddress } from './forum-address.ts'

/** Shown instead of the editor on a board that accepts no more posts. */
export function ArchivedBoard({ id }: { id: number }) {
  const { t } = useTranslation('forum')
  return (
    <div className="confirmation grid">
      <h1 className="confirmation__name">{t('editor.newTitle')}</h1>
      <div className="confirmation__form">
        <p role="alert">{t('board.archivedNote')}</p>
        <p className="confirmation__ways">
          <Link to={boardAddress({ id })}>{t('post.back')}</Link>
          <Link to="/forum">{t('toForum')}</Link>
        </p>
      </div>
    </div>
  )
}
