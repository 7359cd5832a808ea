// Makes or promotes an admin: npm run admin -- create NAME EMAIL. The password is ADMIN_PASSWORD, else made up and shown once.
import { email as emailShape, username as usernameShape } from '../../member/member.schema.ts'
import { makeAdmin } from '../../member/make-admin.ts'
import { systemClock } from '../../kernel/clock.ts'
import { Passwords } from '../../kernel/password.ts'
import { joinDatabase, migrate } from '../connection.ts'
import { runCommand, WrongUse } from './run-command.ts'

const usage = 'Say who: npm run admin -- create NAME EMAIL'

await runCommand(async (settings, [verb, name, address]) => {
  if (verb !== 'create') throw new WrongUse(usage)
  const username = usernameShape.safeParse(name)
  const email = emailShape.safeParse(address)
  if (!username.success) throw new WrongUse('The name must be 3 to 20 letters, numbers and underscores.')
  if (!email.success) throw new WrongUse('The second word must be an e-mail address.')
  const database = await joinDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    report: message => console.error(message),
  })
  try {
    await migrate(database)
    const means = { passwords: new Passwords(), clock: systemClock }
    const made = await makeAdmin(database.orm.em.fork(), means, {
      username: username.data,
      email: email.data,
      password: settings.ADMIN_PASSWORD,
    })
    const secret = made.madeUpPassword === undefined ? '' : `  password: ${made.madeUpPassword}`
    console.log(`${made.promoted ? 'promoted' : 'made'} admin: ${made.username}${secret}`)
  } finally {
    await database.close()
  }
})
