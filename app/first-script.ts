import { earlyScript } from './early-script.ts'
import { injectionGuard } from './injection-guard.ts'

/** The script that each document begins with. Browsers run it from the markup alone, so the page's own scripts do not carry it. */
export const firstScript = import.meta.env.SSR ? injectionGuard + earlyScript : ''
