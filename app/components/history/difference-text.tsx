import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { Difference } from '#server/history/history.schema.ts'

/** Unchanged passages longer than this number of characters are folded. */
const foldedFrom = 600
const shownOfFolded = 200

/** A text with added and removed passages. They are underlined or struck out and announced to screen readers, so that colour is not the only sign. */
export function DifferenceText({ parts }: { parts: Difference }) {
  const { t } = useTranslation('history')
  return (
    <>
      {parts.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'same') return <Same key={key} text={text} isFolded={parts.length > 1} />
        const Marked = kind === 'added' ? 'ins' : 'del'
        return (
          <Marked key={key}>
            <VisuallyHidden>{t(kind === 'added' ? 'addedAloud' : 'removedAloud')}</VisuallyHidden>
            {text}
            <VisuallyHidden>{t('endAloud')}</VisuallyHidden>
          </Marked>
        )
      })}
    </>
  )
}

/** An unchanged passage. The middle of a long one is folded. */
function Same({ text, isFolded }: { text: string; isFolded: boolean }) {
  const { t } = useTranslation('history')
  const letters = Array.from(text)
  if (!isFolded || letters.length < foldedFrom) return <>{text}</>
  const middle = letters.slice(shownOfFolded, -shownOfFolded)
  return (
    <>
      {letters.slice(0, shownOfFolded).join('')}
      <details className="history__same">
        <summary>{t('unchanged', { number: middle.length })}</summary>
        {middle.join('')}
      </details>
      {letters.slice(-shownOfFolded).join('')}
    </>
  )
}
