import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The TypeScript files of a folder of the project. */
export const sourcesIn = (folder: string): string[] => globSync(`${root}${folder}/**/*.{ts,tsx}`)
