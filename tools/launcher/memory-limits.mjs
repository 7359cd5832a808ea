/**
 * The sizes of V8's two heap spaces. No other flag is set: memory use is bounded in the code, by limits on queues, streams and bodies. The old space
 * is several times as large as the live data of the site, because unused space costs nothing, and a full one ends the process. The young space holds
 * what a few pages need while they render: with a smaller one, V8 promotes much of that to the old space, and full collections follow (`npm run bench
 * -- memory`).
 */
export const heap = ['--max-old-space-size=1024', '--max-semi-space-size=16']

/**
 * Few arenas, and large blocks returned to the system immediately, so that memory freed by native code (compression, hashes, pictures) is not retained.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
