import { useTranslation } from 'react-i18next'
import { shownAddress } from '#app/components/ui/picture-address.ts'

/** So that no row ends with one alone. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

/** The pictures of a post as plates, each leading to itself in full. */
export function PostPictures({ images }: { images: readonly string[] }) {
  const { t } = useTranslation('forum')
  if (images.length === 0) return null
  return (
    <ul className={`plates plates--${columnsFor(images.length)}`} aria-label={t('post.pictures')}>
      {images.map((address, place) => (
        <li key={`${place} ${address}`}>
          <figure>
            <a href={shownAddress(address)} rel="nofollow ugc noopener" title={t('post.openPicture')}>
              <img
                src={shownAddress(address)}
                alt={t('post.picture', { number: place + 1 })}
                loading="lazy"
                decoding="async"
              />
            </a>
            <figcaption aria-hidden="true">{t('post.picture', { number: place + 1 })}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
