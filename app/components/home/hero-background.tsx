import { useEffect, useRef, useState } from 'react'
import { classNames } from '#app/components/ui/class-names.ts'
import { onPhones, playWhenIdle } from './hero-video.ts'

const picture = '/pictures/hero-night.svg'
/** What phones show of it, already faded over the night: they would draw its paths for longer than everything else of the first screen. */
const pictureOnPhones = '/pictures/hero-night-phone.webp'

/** Background of the hero: a still picture and, once everything else has loaded, a film of the same scene (docs/product.md#home). */
export function HeroBackground() {
  const film = useRef<HTMLVideoElement>(null)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (film.current === null) return undefined
    return playWhenIdle(film.current)
  }, [])
  return (
    <>
      <picture className="hero__picture">
        <source media={`${onPhones} and (forced-colors: none)`} srcSet={pictureOnPhones} type="image/webp" />
        <img
          className={classNames('hero__ground hero__still', isRunning && 'is-behind')}
          src={picture}
          alt=""
          width="1600"
          height="900"
        />
      </picture>
      <video
        ref={film}
        className={classNames('hero__ground hero__film', isRunning && 'is-running')}
        width="1280"
        height="720"
        preload="none"
        muted
        loop
        playsInline
        webkit-playsinline="true"
        x5-playsinline="true"
        x5-video-player-type="h5"
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setRunning(true)}
        onEmptied={() => setRunning(false)}
      >
        <source src="/film/night-river.webm" type="video/webm" />
        <source src="/film/night-river.mp4" type="video/mp4" />
      </video>
    </>
  )
}
