import { readSettings } from '#server/kernel/env.ts'
import { ormOptions } from '#server/db/orm-options.ts'
import { databaseAddressOf } from '#server/db/database-address.ts'

/** The configured database, for MikroORM's own tools. The embedded database accepts their connections while the site runs. */
export default ormOptions(databaseAddressOf(readSettings()), {
  poolSize: 2,
  report: message => void process.stderr.write(`${message}\n`),
})
