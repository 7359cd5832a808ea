import { Form } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemovalLink } from '#app/components/confirmation/removal-link.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import type { MosaicBoard as Board } from '#server/mosaic/mosaic.schema.ts'
import { mosaicPictureAddress, puzzleAddress, type NamedPuzzle } from './mosaic-address.ts'
import { FinishedMosaic } from './finished-mosaic.tsx'
import { countPlaced } from './tile-moves.ts'
import { Tiles } from './tiles.tsx'
import { useBoard } from './use-board.ts'

interface MosaicBoardProps {
  name: string
  alt: string
  lead: string
  board: Board
  /** The place that was chosen first without scripts. */
  chosen: number | null
  isMember: boolean
  next: NamedPuzzle | null
  /** Why a swap that was sent without scripts was refused. */
  problems: readonly { message: string }[]
}

/** A puzzle page: the board with its state beside it. */
export function MosaicBoard({ name, alt, lead, isMember, next, problems, ...known }: MosaicBoardProps) {
  const { t } = useTranslation('mosaic')
  const { board, chosen, announcement, choose, deselect } = useBoard(known.board, known.chosen)
  const [wasWhole] = useState(known.board.finished)
  return (
    <div className="mosaic mosaic--board grid">
      <header className="mosaic__head">
        <p className="mosaic__back">
          <TextLink to="/mosaic">{t('back')}</TextLink>
        </p>
        <h1 className="mosaic__name">{name}</h1>
        <p className="mosaic__size">{t('size', { size: board.size })}</p>
      </header>
      <div className="mosaic__play">
        <FormSummary problems={problems} />
        {board.finished ? null : <Numbers />}
        <Tiles board={board} chosen={chosen} choose={choose} deselect={deselect} alt={alt} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
      <div className="mosaic__side">
        {board.finished ? (
          <FinishedMosaic board={board} isMember={isMember} next={next} isFresh={!wasWhole} />
        ) : (
          <Progress board={board} lead={lead} alt={alt} />
        )}
        <ShuffleAgainForm board={board} />
      </div>
    </div>
  )
}

/** Checkbox that shows the numbers of the tiles. It works without scripts. */
function Numbers() {
  const { t } = useTranslation('mosaic')
  return (
    <>
      <input type="checkbox" id="tile-numbers" className="mosaic__numbers" />
      <label htmlFor="tile-numbers" className="mosaic__numbers-label">
        {t('numbers')}
      </label>
    </>
  )
}

function Progress({ board, lead, alt }: { board: Board; lead: string; alt: string }) {
  const { t } = useTranslation('mosaic')
  const { pieces, swaps, picture } = board
  return (
    <>
      <p className="mosaic__lead">{lead}</p>
      <dl className="mosaic__figures">
        <div>
          <dt>{t('placed')}</dt>
          <dd className="figures">
            {countPlaced(pieces)} / {pieces.length}
          </dd>
        </div>
        <div>
          <dt>{t('swaps')}</dt>
          <dd className="figures">
            {swaps} {t('steps')}
          </dd>
        </div>
      </dl>
      <p className="meta">{t('how')}</p>
      <Disclosure summary={t('see')} className="mosaic__see">
        <img src={mosaicPictureAddress(picture)} alt={alt} width="1200" height="1200" loading="lazy" decoding="async" />
      </Disclosure>
    </>
  )
}

/** Asks for confirmation if something would be lost: swaps, or a finish that has not been counted. */
function ShuffleAgainForm({ board }: { board: Board }) {
  const { t } = useTranslation('mosaic')
  const action = `${puzzleAddress(board)}/shuffle`
  if (board.swaps === 0 || (board.finished && board.counted !== 'no'))
    return (
      <Form method="post" action={action} className="mosaic__again">
        <Button type="submit" variant="quiet">
          {t('shuffle.again')}
        </Button>
      </Form>
    )
  const question = { title: t('shuffle.title'), message: t('shuffle.text'), confirmText: t('shuffle.again') }
  return (
    <p className="mosaic__again">
      <RemovalLink to={action} question={question} className="button button--quiet" name={t('shuffle.again')} />
    </p>
  )
}
