// For the operator. `npm run admin -- create NAME EMAIL` makes or promotes an admin, with the password ADMIN_PASSWORD, or else a generated one that
// is shown once. `npm run admin -- drop-second-factor NAME` removes the second factor of a member who has lost app, keys and recovery codes.
import type { EntityManager } from '@mikro-orm/postgresql'
import { email as emailShape, username as usernameShape } from '../../member/member.schema.ts'
import { findForLogin } from '../../member/member.queries.ts'
import { makeAdmin } from '../../account/make-admin.ts'
import { removeFactorsSince } from '../../second-factor/second-factor.queries.ts'
import { systemClock } from '../../kernel/clock.ts'
import type { Settings } from '../../kernel/env.ts'
import { Passwords } from '../../kernel/password.ts'
import { connectOrOpenDatabase, migrate } from '../connection.ts'
import { runCommand, UsageError } from './run-command.ts'

const usage = 'Say who: npm run admin -- create NAME EMAIL, or npm run admin -- drop-second-factor NAME'

type Act = (em: EntityManager) => Promise<string>

function create(settings: Settings, name: string | undefined, address: string | undefined): Act {
  const username = usernameShape.safeParse(name)
  const email = emailShape.safeParse(address)
  if (!username.success) throw new UsageError('The name must be 3 to 20 letters, numbers and underscores.')
  if (!email.success) throw new UsageError('The second word must be an e-mail address.')
  return async em => {
    const means = { passwords: new Passwords(), clock: systemClock }
    const made = await makeAdmin(em, means, {
      username: username.data,
      email: email.data,
      password: settings.ADMIN_PASSWORD,
    })
    const secret = made.generatedPassword === undefined ? '' : `  password: ${made.generatedPassword}`
    return `${made.promoted ? 'promoted' : 'made'} admin: ${made.username}${secret}`
  }
}

const dropSecondFactor =
  (name: string): Act =>
  async em => {
    const member = await findForLogin(em, name)
    if (member === null) throw new UsageError('There is no member of that name.')
    await removeFactorsSince(em, member.id, new Date(0))
    return `dropped the second factor of ${member.username}`
  }

function actOf(settings: Settings, [verb, name, address]: readonly string[]): Act {
  if (verb === 'create') return create(settings, name, address)
  if (verb === 'drop-second-factor' && name !== undefined) return dropSecondFactor(name)
  throw new UsageError(usage)
}

await runCommand(async (settings, words) => {
  const act = actOf(settings, words)
  const database = await connectOrOpenDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    report: message => console.error(message),
  })
  try {
    await migrate(database)
    console.log(await act(database.orm.em.fork()))
  } finally {
    await database.close()
  }
})
