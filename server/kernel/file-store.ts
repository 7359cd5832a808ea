/** Where uploaded files lie; every process of the site reads and writes the same. Names are made by the site, never by people. */
export interface FileStore {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined where there is none. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removing what is not there is no failure. */
  remove: (name: string) => Promise<void>
}
