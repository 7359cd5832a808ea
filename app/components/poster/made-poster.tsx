import { NavigationType, useNavigationType } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MadePosterProps {
  /** Its address. */
  picture: string
  alt: string
}

/** The picture as the server drew it: a real one, which a long press keeps. It takes the focus when it comes. */
export function MadePoster({ picture, alt }: MadePosterProps) {
  const { t } = useTranslation('poster')
  const [isLost, setLost] = useState(false)
  // Not where somebody opens the address or comes back to it.
  const isAnswer = useNavigationType() !== NavigationType.Pop
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <section aria-labelledby="made-title">
      <h2 className="poster__made" id="made-title" tabIndex={-1} ref={heading}>
        {t('made')}
      </h2>
      {isLost ? (
        <p className="field__error" role="alert">
          {t('failed')}
        </p>
      ) : (
        <>
          <img
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
