/**
 * Bounds for the server's own memory. Without them V8 grows to several times what is alive before it cleans up. Each full collection
 * gives back what it can (the memory saver), and comes after 25 % growth: sooner costs a page more processor time. The young space holds
 * what a page needs while it is rendered, from the start: a smaller one takes much of that for something that lasts, and full
 * collections follow. Beside an outside database the whole is to stay below 180 MB: a quarter
 * of that space, a smaller growth, and no code of the middle compiler keep it there; a page takes no longer without it.
 * The limit itself is far above what the site keeps alive.
 * @param {{ DATABASE_URL?: string }} settings
 */
export const heapFor = ({ DATABASE_URL = '' }) => {
  const isEmbedded = DATABASE_URL === ''
  const [young, growth] = isEmbedded ? [8, 25] : [2, 12]
  return [
    '--max-old-space-size=160',
    `--min-semi-space-size=${young}`,
    `--max-semi-space-size=${young}`,
    `--heap-growing-percent=${growth}`,
    '--memory-saver-mode',
    ...(isEmbedded ? [] : ['--no-maglev']),
  ]
}

/** Few arenas, and large pieces handed back at once: what native code frees (compression, hashes, pictures) is not kept. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
