/**
 * The sizes of V8's two spaces, and no other flag: memory is saved where it is spent, with bounds on queues, streams and bodies. The old
 * space is several times what the site keeps alive, because what is not used of it costs nothing, and a space that is full ends the
 * process. The young space holds what a few pages need while they are rendered: a smaller one takes much of that for something that
 * lasts, and full collections follow (`npm run bench -- memory`).
 */
export const heap = ['--max-old-space-size=1024', '--max-semi-space-size=16']

/** Few arenas, and large pieces handed back at once: what native code frees (compression, hashes, pictures) is not kept. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
