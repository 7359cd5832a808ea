import { join } from 'node:path'
import type { FileStore } from '../../kernel/file-store.ts'
import { localStore } from './local-store.ts'
import { s3Store } from './s3-store.ts'

/** Opens object storage if the setting STORAGE names one, else the folder `uploads` in the data directory. */
export const openStore = (storage: string | undefined, dataDir: string): FileStore =>
  storage === undefined ? localStore(join(dataDir, 'uploads')) : s3Store(storage)
