import { router, withRight } from '../rpc/procedures.ts'
import * as schema from './book.schema.ts'
import { outlineOfBook, readVolume } from './read-book.ts'

// The book of sparks: approved pledges and blessings by class year, for paper. Only the site's own pages call it, because a volume is a large
// response.
export const bookRouter = router({
  outline: withRight('downloads')
    .meta({ rpc: false })
    .output(schema.bookOutline)
    .query(({ ctx: { em, site } }) => outlineOfBook(em, site.clock.now())),

  volume: withRight('downloads')
    .meta({ rpc: false, asSent: true })
    .input(schema.askVolume)
    .output(schema.bookVolume)
    .query(({ ctx: { em, site }, input: { volume } }) => readVolume(em, { now: site.clock.now(), volume })),
})
