/** The storage of uploaded files, which all processes of the site share. The site makes the names, never a person. */
export interface FileStore {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined if there is no such file. */
  get: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removing a missing file is no error. */
  remove: (name: string) => Promise<void>
}
