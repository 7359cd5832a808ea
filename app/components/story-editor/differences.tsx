import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import type { NamedDifference } from './edited-part.ts'

const shownAround = 60

/** Shortens a long unchanged passage to the words next to a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * shownAround) return text
  const [head, tail] = [isFirst ? '' : text.slice(0, shownAround), isLast ? '' : text.slice(-shownAround)]
  return `${head} … ${tail}`
}

/** The removed and added words at each path of the content. */
export function Differences({ found }: { found: readonly NamedDifference[] }) {
  const { t } = useTranslation('storyEditor')
  if (found.length === 0) return <p className="meta">{t('revision.same')}</p>
  return (
    <dl className="differences">
      {found.map(difference => (
        <OneDifference key={`${difference.names.join('/')} ${difference.language}`} {...difference} />
      ))}
    </dl>
  )
}

function OneDifference({ names, language, pieces }: NamedDifference) {
  const { t, i18n } = useTranslation('storyEditor')
  const spoken = i18n.language === 'en' ? 'en' : 'zh-CN'
  const lang = language === 'zh' ? 'zh-CN' : language
  return (
    <div className="differences__one">
      <dt>
        {names.join(' · ')}
        {language === undefined ? null : (
          <span className="pair__language"> {t(language === 'zh' ? 'part.chinese' : 'part.english')}</span>
        )}
      </dt>
      <dd lang={lang}>
        {pieces.map(({ kind, text }, index) => {
          if (kind === 'same')
            return <span key={index}>{shortened(text, index === 0, index === pieces.length - 1)}</span>
          const Mark = kind === 'added' ? 'ins' : 'del'
          return (
            <Mark key={index}>
              <VisuallyHidden lang={spoken}>{t(`revision.${kind}`)} </VisuallyHidden>
              {text}
            </Mark>
          )
        })}
      </dd>
    </div>
  )
}
