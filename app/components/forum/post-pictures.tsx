import { useTranslation } from 'react-i18next'
import { PictureLink } from '#app/components/picture/picture-link.tsx'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

/** The number of columns, chosen so that no row ends with a single picture. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

interface PostPicturesProps {
  images: readonly string[]
  /** The path of the pages of these pictures. */
  pictures: string
  /** The number of the first picture. Pictures inside the text come before it. */
  from: number
}

/** The pictures of a post, each linked to its own page. */
export function PostPictures({ images, pictures, from }: PostPicturesProps) {
  const { t } = useTranslation('forum')
  if (images.length === 0) return null
  return (
    <ul className={`plates plates--${columnsFor(images.length)}`} aria-label={t('post.pictures')}>
      {images.map((address, place) => (
        <li key={`${place} ${address}`}>
          <figure>
            <PictureLink to={`${pictures}/${from + place}`}>
              <img
                src={shownAddress(address)}
                alt={t('post.picture', { number: from + place })}
                loading="lazy"
                decoding="async"
              />
            </PictureLink>
            <figcaption aria-hidden="true">{t('post.picture', { number: from + place })}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
