import { may, type Viewer } from './viewer.ts'

/** Who may know who wrote an anonymous text or sent a pledge: those with the right to names (docs/product.md#anonymous). */
export const mayKnowAnonymousWriters = (viewer: Viewer): boolean => may(viewer, 'names')

/** Whether this viewer may know who wrote a text. */
export const mayKnowWriter = (viewer: Viewer, { isAnonymous }: { isAnonymous: boolean }): boolean =>
  !isAnonymous || mayKnowAnonymousWriters(viewer)
