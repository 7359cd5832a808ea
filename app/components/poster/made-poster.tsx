import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MadePosterProps {
  /** The address of the picture. */
  picture: string
  alt: string
  /** Characters of name and wish that the picture leaves out. */
  undrawn: readonly string[]
  heading: RefObject<HTMLHeadingElement>
}

/** The picture as the server drew it. It is an image file, so that a long press saves it. */
export function MadePoster({ picture, alt, undrawn, heading }: MadePosterProps) {
  const { t } = useTranslation('poster')
  const [isLost, setLost] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // The image may have failed before the scripts were loaded.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setLost(true)
  }, [])
  return (
    <section aria-labelledby="made-title">
      <h2 className="poster__made" id="made-title" tabIndex={-1} ref={heading}>
        {t('made')}
      </h2>
      {undrawn.length === 0 ? null : (
        <p className="poster__undrawn">{t('undrawn', { characters: undrawn.join(' ') })}</p>
      )}
      {isLost ? (
        <p className="field__error" role="alert">
          {t('failed')}
        </p>
      ) : (
        <>
          <img
            ref={image}
            className="poster__picture"
            src={picture}
            alt={alt}
            width="1080"
            height="1920"
            onError={() => setLost(true)}
          />
          <p className="poster__keep">
            <a className="button button--quiet" href={picture} download="poster.png">
              {t('download')}
            </a>
            <span className="meta">{t('madeText')}</span>
          </p>
        </>
      )}
    </section>
  )
}
