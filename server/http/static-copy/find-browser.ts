import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

// The shell is Chromium without windows: half the work for the same pages.
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

/** Where these systems keep a browser that is on no path. */
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/** The Chromium that CHROMIUM names, else the first of the usual places; undefined where there is none. */
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
