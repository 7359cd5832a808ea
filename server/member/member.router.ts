import { once } from '../api/once.ts'
import { anyone, limited, member, router } from '../api/procedures.ts'
import { found } from '../kernel/refusal.ts'
import { findMember } from './member.queries.ts'
import { ownMember, register, registered } from './member.schema.ts'
import { registerMember } from './register-member.ts'

export const memberRouter = router({
  register: anyone
    .input(register)
    .output(registered)
    .use(limited('registration'))
    .mutation(({ ctx, input }) => once(ctx, 'member.register', registered, () => registerMember(ctx, input))),

  me: member
    .output(ownMember)
    .query(async ({ ctx: { em, viewer } }) => found(await findMember(em, viewer.id), 'member.not_found').profile()),
})
