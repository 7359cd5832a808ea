import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import type { ShownPicture } from './html-pictures.ts'

interface PicturePageProps {
  picture: ShownPicture
  /** Words of the picture itself, such as a caption. */
  caption?: string | undefined
  number: number
  total: number
  /** The path of the pages of all pictures of this text. */
  base: string
  /** The text that contains the picture. */
  title: string
  back: { to: string; label: string }
  /** The language of the text. */
  lang?: string | undefined
}

/** The page of one picture, with its words and links to its neighbours and back to the text (docs/product.md#picture-viewer). */
export function PicturePage({ picture, caption, number, total, base, title, back, lang }: PicturePageProps) {
  const { t } = useTranslation('picture')
  const { src, alt } = picture
  const said = caption ?? alt
  return (
    <div className="picture-page grid">
      <p className="picture-page__back">
        <Link to={back.to}>{back.label}</Link> <span lang={lang}>{title}</span>
      </p>
      <h1 className="picture-page__name">{t('place', { number, total })}</h1>
      <figure className="picture-page__figure">
        <img src={src} alt={alt === '' ? t('name', { number }) : alt} lang={lang} decoding="async" />
        <figcaption>
          {said === '' ? <p className="meta">{t('wordless')}</p> : <p lang={lang}>{said}</p>}
          {caption === undefined || alt === '' || alt === caption ? null : (
            <p className="meta" lang={lang}>
              {alt}
            </p>
          )}
        </figcaption>
      </figure>
      {total === 1 ? null : <Neighbours base={base} number={number} total={total} />}
      <p>
        <Link to={src} rel="nofollow" reloadDocument>
          {t('file')}
        </Link>
      </p>
    </div>
  )
}

function Neighbours({ base, number, total }: Pick<PicturePageProps, 'base' | 'number' | 'total'>) {
  const { t } = useTranslation('picture')
  return (
    <nav className="picture-page__others" aria-label={t('pictures')}>
      {number === 1 ? null : (
        <Link to={`${base}/${number - 1}`} rel="prev" replace>
          {t('previous')}
        </Link>
      )}
      {number === total ? null : (
        <Link to={`${base}/${number + 1}`} rel="next" replace>
          {t('next')}
        </Link>
      )}
    </nav>
  )
}
