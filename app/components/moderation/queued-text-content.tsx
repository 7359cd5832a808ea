import { useTranslation } from 'react-i18next'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { QueuedText } from '#server/moderation/moderation.schema.ts'
import { HighlightedText } from './highlighted-text.tsx'

/** A text in its context: the page it belongs to, the text it answers, its full content, and its pictures. */
export function QueuedTextContent({ text, place }: { text: QueuedText; place: string }) {
  const { t } = useTranslation('queue')
  const { title, answers, html, images } = text
  return (
    <>
      {title === null ? null : (
        <p className="queued__title">
          <strong>{title}</strong>
        </p>
      )}
      {answers === null ? null : (
        <blockquote className="queued__answers meta">
          <Link to={answers.link}>{t('row.answers')}</Link> {answers.content}
        </blockquote>
      )}
      {html === null ? (
        <HighlightedText {...text} />
      ) : (
        <div className="queued__text prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {images.length === 0 ? null : (
        <ul className="queued__pictures" aria-label={t('row.pictures')} aria-describedby={place}>
          {images.map((address, index) => (
            <li key={`${index} ${address}`}>
              <a href={shownAddress(address)} rel="nofollow ugc noopener">
                <img
                  src={shownAddress(address)}
                  alt={t('row.picture', { number: index + 1 })}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
