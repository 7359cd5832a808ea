import { useEffect, useRef } from 'react'

const picture = '/stamp.gif'

/**
 * The idempotency key of a form, and a hidden field that only bots fill in (docs/product.md#spam). A guest gets the key as a cookie of a picture,
 * which scripts request when the form is first used.
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
