import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

// The headless shell is Chromium without windows: half the work for the same pages.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
]

/** Usual locations of browsers that are not on the PATH. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/** Returns the Chromium that CHROMIUM names, or the first one in the usual locations; undefined if there is none. */
export async function findBrowser(named: string | undefined, folders: readonly string[]): Promise<string | undefined> {
  if (named !== undefined) return named
  const places = [...names.flatMap(name => folders.map(folder => join(folder, name))), ...elsewhere]
  for (const place of places) if (await isProgram(place)) return place
  return undefined
}

const isProgram = (place: string) =>
  access(place, constants.X_OK).then(
    () => true,
    () => false,
  )
