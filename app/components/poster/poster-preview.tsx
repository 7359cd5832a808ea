import { useTranslation } from 'react-i18next'
import { Torch } from '#app/components/ui/torch.tsx'
import type { PosterMakerProps, TypedPoster } from './poster-maker.tsx'

interface PosterPreviewProps extends Pick<PosterMakerProps, 'sheet' | 'code' | 'locale'> {
  /** The text before and after the number. */
  said: PosterMakerProps['number']
  words: TypedPoster
  motto: PosterMakerProps['mottos'][number] | undefined
  number: string | undefined
}

const art = { night: '/pictures/lanterns-night.svg', paper: '/water/reach.svg', dawn: '/pictures/dawn-river.svg' }
const isTheme = (theme: string): theme is keyof typeof art => Object.hasOwn(art, theme)

// The font of the picture has no emoji.
const drawable = (text: string) => text.replaceAll(/\p{Emoji_Presentation}/gu, '').trim()

/** A small preview of the typed poster, with the dimensions of the picture (server/poster/draw-poster.worker.ts). */
export function PosterPreview({
  words,
  motto,
  number,
  said: { before, after },
  sheet,
  code,
  locale,
}: PosterPreviewProps) {
  const { t } = useTranslation('poster')
  const theme = isTheme(words.theme) ? words.theme : 'night'
  const [name, wish] = [drawable(words.name), drawable(words.wish)]
  return (
    <figure className={`sheet sheet--${theme}`} aria-label={t('preview')}>
      <img className="sheet__art" src={art[theme]} alt="" />
      {theme === 'paper' ? <Torch className="sheet__torch" /> : null}
      <p className="sheet__head">
        <span>{sheet.title}</span>
        <span className="sheet__accent">{sheet.date}</span>
      </p>
      {motto === undefined ? null : <Motto lines={motto.lines} size={motto.size} isColumns={locale === 'zh'} />}
      <div className="sheet__foot">
        <p className={wish === '' ? 'sheet__wish is-sample' : 'sheet__wish'}>{wish === '' ? t('sample') : wish}</p>
        {name === '' ? null : <p className="sheet__name">—— {name}</p>}
        <div className="sheet__signed">
          <p>
            <span className="sheet__slogan">{sheet.slogan}</span>
            {number === undefined ? null : <span className="sheet__number">{`${before}${number}${after}`}</span>}
          </p>
          <svg
            className="sheet__code"
            viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
            role="img"
            aria-label={t('code')}
          >
            <path d={code.path} />
          </svg>
        </div>
      </div>
    </figure>
  )
}

interface MottoProps {
  lines: readonly string[]
  size: number
  isColumns: boolean
}

function Motto({ lines, size, isColumns }: MottoProps) {
  return (
    <p
      className={isColumns ? 'sheet__motto is-columns' : 'sheet__motto'}
      style={{ fontSize: `calc(var(--dot) * ${size})` }}
    >
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
