/**
 * Bounds for the server's own memory. Without them V8 grows to several times what is alive before it cleans up: the old space is
 * collected after 40 % growth (sooner costs a page more processor time), the young one stays small, and code is kept compact.
 * The limit itself is far above what the site keeps alive.
 */
export const heap = [
  '--max-old-space-size=160',
  '--max-semi-space-size=2',
  '--heap-growing-percent=40',
  '--optimize-for-size',
]

/** Few arenas, and large pieces handed back at once: what native code frees (compression, hashes, pictures) is not kept. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
