/** The one-time key of a form, and the field that only machines fill (decisions: Spam). */
export function HiddenFields({ stamp, trap }: { stamp: string; trap: string }) {
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <p className="trap" aria-hidden="true">
        <label>
          {trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}
