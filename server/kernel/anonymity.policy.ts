import { may, type Viewer } from './viewer.ts'

/** Returns true if the viewer may know who wrote anonymous texts or sent pledges: the right `names` (docs/product.md#anonymous). */
export const maySeeAnonymousAuthors = (viewer: Viewer): boolean => may(viewer, 'names')

/** Returns true if the viewer may know who wrote a text. */
export const maySeeAuthor = (viewer: Viewer, { isAnonymous }: { isAnonymous: boolean }): boolean =>
  !isAnonymous || maySeeAnonymousAuthors(viewer)
