// Writes the next migration from the difference between entities and migrations: node server/db/commands/create-migration.ts NAME
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '../connection.ts'
import { missingStatements } from '../schema-difference.ts'
import { runCommand, UsageError } from './run-command.ts'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

await runCommand(async (_settings, [name]) => {
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError('Name the migration in lower-case words with hyphens, for example add-badges.')
  }
  const statements = await findStatements()
  if (statements.length === 0) {
    console.log('The migrations already make what the entities say.')
    return
  }
  const last = Number(migrationFiles().at(-1)?.slice(0, 4) ?? 0)
  const file = `${String(last + 1).padStart(4, '0')}-${name}.ts`
  writeFileSync(join(folder, file), migrationText(file, statements))
  writeFileSync(join(folder, 'index.ts'), indexText())
  console.log(`server/db/migrations/${file}`)
})

async function findStatements(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'migration-'))
  const database = await openDatabase({
    url: undefined,
    dataDir,
    durable: false,
    report: message => console.error(message),
  })
  try {
    await migrate(database)
    return await missingStatements(database)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter(file => /^\d{4}-.*\.ts$/.test(file))
    .sort()
}

function className(file: string): string {
  const words = file
    .replace(/^\d{4}-/, '')
    .replace(/\.ts$/, '')
    .split('-')
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function migrationText(file: string, statements: readonly string[]): string {
  const lines = statements.map(statement => `    this.addSql(${quoted(statement)})`)
  return `import { Migration } from '@mikro-orm/migrations'

export class ${className(file)} extends Migration {
  override up(): void {
${lines.join('\n')}
  }
}
`
}

function quoted(statement: string): string {
  return `\`${statement.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

function indexText(): string {
  const files = migrationFiles()
  const imports = files.map(file => `import { ${className(file)} } from './${file}'`)
  const entries = files.map(file => `  { name: '${file.replace(/\.ts$/, '')}', class: ${className(file)} },`)
  return `import type { MigrationObject } from '@mikro-orm/core'
${imports.join('\n')}

/** Every migration, oldest first; commands/create-migration.ts adds a line. */
export const migrations: readonly MigrationObject[] = [
${entries.join('\n')}
]
`
}
