import { useEffect, useRef } from 'react'

const picture = '/stamp.gif'

/**
 * The one-time key of a form, and the field that only machines fill (docs/product.md#spam). The key of a guest is a cookie: it comes with a
 * picture, which scripts ask for when the form is touched.
 */
export function HiddenFields({ stamp, trap }: { stamp: string; trap: string }) {
  const field = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = field.current?.closest('form')
    return stamp === '' && form != null ? onFirstTouch(form) : undefined
  }, [stamp])
  return (
    <>
      {stamp === '' ? (
        <noscript>
          <img src={picture} alt="" width="1" height="1" />
        </noscript>
      ) : (
        <input type="hidden" name="stamp" value={stamp} />
      )}
      <p className="trap" aria-hidden="true" ref={field}>
        <label>
          {trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}

function onFirstTouch(form: HTMLFormElement): () => void {
  const stop = new AbortController()
  const ask = () => {
    stop.abort()
    new Image().src = picture
  }
  for (const touch of ['focusin', 'pointerdown']) form.addEventListener(touch, ask, { signal: stop.signal })
  return () => stop.abort()
}
