import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { withRedirect } from '#app/browser/return-path.ts'
import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import { puzzleAddress, type NamedPuzzle } from './mosaic-address.ts'

interface FinishedMosaicProps {
  board: MosaicBoard
  isMember: boolean
  next: NamedPuzzle | null
  /** True if the last swap was made on this page, so that the focus moves here. */
  isFresh: boolean
}

/** Shown when the picture is complete: how it is counted, and links to further pages. */
export function FinishedMosaic({ board, isMember, next, isFresh }: FinishedMosaicProps) {
  const { t } = useTranslation('mosaic')
  const heading = useRef<HTMLHeadingElement>(null)
  const { counted } = board
  const [wasCounted] = useState(counted)
  // Moves the focus here after the last swap, or after the button that counted it, which has been removed.
  const takesFocus = isFresh || counted !== wasCounted
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className="whole" aria-labelledby="whole-title">
      <h2 id="whole-title" className="whole__title" tabIndex={-1} ref={heading}>
        {t('finished.title')}
      </h2>
      <p>{t('finished.text', { swaps: board.swaps })}</p>
      <Counting board={board} isMember={isMember} />
      <p className="whole__ways">
        {next === null ? null : (
          <TextLink tone="onward" to={puzzleAddress(next)}>
            {t('finished.next', { ...next })}
          </TextLink>
        )}
        <TextLink tone="onward" to="/blessings#write">
          {t('finished.write')}
        </TextLink>
      </p>
    </section>
  )
}

function Counting({ board, isMember }: Pick<FinishedMosaicProps, 'board' | 'isMember'>) {
  const { t } = useTranslation('mosaic')
  const busy = useNavigation().state !== 'idle'
  if (board.counted !== 'no') return <p>{t(board.counted === 'yours' ? 'finished.counted' : 'finished.another')}</p>
  if (!isMember)
    return (
      <>
        <p>{t('finished.guest')}</p>
        <p>
          <ButtonLink to={withRedirect('/login', puzzleAddress(board))} variant="primary" rel="nofollow">
            {t('finished.login')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <Form method="post" action={`${puzzleAddress(board)}?count`} preventScrollReset>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t('finished.counting')}>
        {t('finished.count')}
      </Button>
    </Form>
  )
}
