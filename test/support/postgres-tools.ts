import { execFileSync } from 'node:child_process'

/** Returns whether the programs that copy a PostgreSQL database are installed. */
export function hasPostgresTools(): boolean {
  try {
    for (const tool of ['pg_dump', 'pg_restore', 'psql']) execFileSync(tool, ['--version'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
