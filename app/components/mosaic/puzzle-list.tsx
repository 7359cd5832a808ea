import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { highPriority } from '#app/components/ui/first-picture-priority.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { MosaicTexts } from '#app/content/pages/mosaic.ts'
import type { MosaicGlance, MosaicPicture } from '#server/mosaic/mosaic.schema.ts'
import { mosaicPictureAddress, pictureWidths, puzzleAddress } from './mosaic-address.ts'

interface PuzzleListProps {
  words: MosaicTexts
  puzzles: readonly MosaicGlance[]
  /** True if nobody has written yet, so that the pictures use sample texts. */
  isBorrowed: boolean
}

// These widths must match list.css.
const [firstWidth, otherWidth] = ['(min-width: 54em) 56vw, 92vw', '(min-width: 54em) 44vw, 92vw']

const pictures = ['torch', 'river', 'works'] as const satisfies readonly MosaicPicture[]

/** Three pictures made of many texts, each in three sizes. */
export function PuzzleList({ words, puzzles, isBorrowed }: PuzzleListProps) {
  const { t } = useTranslation('mosaic')
  return (
    <div className="mosaic grid">
      <header className="mosaic__opening">
        <h1 className="mosaic__title">{words.title}</h1>
        <p className="mosaic__lead lede">{words.lead}</p>
        {isBorrowed ? <p className="meta">{words.samples}</p> : null}
      </header>
      <ul className="puzzles" aria-label={t('list')}>
        {pictures.map((picture, index) => (
          <li key={picture} className="puzzles__picture">
            <img
              className="puzzles__plate"
              srcSet={pictureWidths(picture)}
              sizes={index === 0 ? firstWidth : otherWidth}
              src={mosaicPictureAddress(picture)}
              alt={words.pictures[picture].alt}
              width="1200"
              height="1200"
              loading={index === 0 ? 'eager' : 'lazy'}
              {...(index === 0 && highPriority)}
              decoding="async"
            />
            <h2 className="puzzles__name">{words.pictures[picture].name}</h2>
            <ul className="puzzles__sizes">
              {puzzles
                .filter(puzzle => puzzle.picture === picture)
                .map(puzzle => (
                  <PuzzleLink key={puzzle.size} puzzle={puzzle} name={words.pictures[picture].name} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PuzzleLink({ puzzle, name }: { puzzle: MosaicGlance; name: string }) {
  const { t } = useTranslation('mosaic')
  const { size, best } = puzzle
  const isDone = puzzle.finished || best !== null
  return (
    <li className={classNames('puzzles__size', isDone && 'is-done')}>
      <Link to={puzzleAddress(puzzle)} className="puzzles__link" aria-label={t('sizeOf', { name, size })}>
        {t('size', { size })}
      </Link>
      <span className="puzzles__state">
        <Standing puzzle={puzzle} />
      </span>
    </li>
  )
}

function Standing({ puzzle: { finished, swaps, placed, best, size } }: { puzzle: MosaicGlance }) {
  const { t } = useTranslation('mosaic')
  if (finished) return <>{t('whole', { swaps })}</>
  if (swaps > 0) return <>{t('underWay', { placed, total: size * size })}</>
  return <>{best === null ? t('untouched') : t('best', { swaps: best })}</>
}
