import { useTranslation } from 'react-i18next'
import { withPictureLinks } from './html-pictures.ts'

interface HtmlWithPicturesProps {
  className: string
  lang: string
  html: string
  /** The path of the pages of its pictures (picture-page-address.ts). */
  pictures: string
  /** The number of its first picture. */
  from?: number
}

/** A text that the server has sanitized (docs/product.md#markdown). Its pictures link to their own pages. */
export function HtmlWithPictures({ className, lang, html, pictures, from = 1 }: HtmlWithPicturesProps) {
  const { t } = useTranslation('picture')
  const words = { open: t('open'), name: (number: number) => t('name', { number }) }
  const linked = withPictureLinks(html, pictures, from, words)
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: linked }} />
}
