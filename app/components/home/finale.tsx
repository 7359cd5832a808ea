import { StaticPart } from '#app/components/reused-markup/static-part.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import { RiverPath } from './river-path.tsx'

/** The last section of Home: daybreak at the end of the river (docs/product.md#home). */
export function Finale({ picture }: HomeShell['finale']) {
  return (
    <section id="finale" className="finale" data-lazy="" data-ground="light" aria-labelledby="finale-title">
      <RiverPath part="finale" />
      <StaticPart part="finale" className="finale__grid grid" />
      <img
        className="finale__picture"
        src={picture.url}
        alt={picture.alt}
        width="1600"
        height="900"
        loading="lazy"
        decoding="async"
      />
    </section>
  )
}
