import { defineEntity, p } from '@mikro-orm/core'
import { announceUpdatesAndDeletes } from '../rpc/database-triggers/announce-change.ts'
import { countedByDay } from '../rpc/database-triggers/count-by-day.ts'
import { grants, type Right, type Role } from '../kernel/rights.schema.ts'
import type { CohortMember } from './cohort.schema.ts'
import { suspensionLimits } from './suspension.schema.ts'
import { memberLimits, type OwnMember, type PageVisibility } from './member.schema.ts'

// A person with an account. `usernameKey` and `emailKey` are the lower-case forms, which must be unique (docs/product.md#registration).
const MemberSchema = defineEntity({
  name: 'Member',
  tableName: 'member',
  indexes: [
    { name: 'member_class', properties: ['graduationYear', 'usernameKey', 'visibility'] },
    {
      name: 'member_department',
      expression:
        'create index "member_department" on "member" (lower("department"), "graduation_year" desc nulls last, "username_key", "visibility")',
    },
    {
      name: 'member_named',
      expression: 'create index "member_named" on "member" ("username_key" collate "C")',
    },
    { name: 'member_suspended', properties: ['suspendedUntil'] },
  ],
  triggers: [
    ...countedByDay('member'),
    announceUpdatesAndDeletes({
      table: 'member',
      columns: ['username', 'avatar', 'bio', 'graduation_year', 'department', 'visibility'],
    }),
  ],
  properties: {
    id: p.integer().primary(),
    username: p.string().length(memberLimits.username.max),
    usernameKey: p.string().length(memberLimits.username.max).unique('member_username_unique'),
    email: p.string().length(memberLimits.email),
    emailKey: p.string().length(memberLimits.email).unique('member_email_unique'),
    passwordHash: p.text().hidden().lazy(),
    role: p.string().$type<Role>().length(10).default('user'),
    /** Whether a second factor is set up (second-factor/). */
    secondFactor: p.boolean().default(false),
    /** True if the password was generated and shown on a screen. The first login then requires a new one. */
    mustChangePassword: p.boolean().default(false),
    avatar: p.string().length(memberLimits.avatar).nullable(),
    bio: p.text().nullable(),
    graduationYear: p.integer().nullable(),
    department: p.string().length(memberLimits.department).nullable(),
    // Decides who may open the member's page and find them in lists of members.
    visibility: p.string().$type<PageVisibility>().length(10).default('members'),
    // Until then they can read and not write; pages show them the reason.
    suspendedUntil: p.datetime(3).nullable(),
    suspendedFor: p.string().length(suspensionLimits.reason).nullable(),
    createdAt: p.datetime(3),
  },
})

export class Member extends MemberSchema.class {
  isAdmin(): boolean {
    return this.role === 'admin'
  }

  isSuspended(now: Date): boolean {
    return this.suspendedUntil != null && this.suspendedUntil > now
  }

  may(right: Right): boolean {
    return grants(this.role, right)
  }

  /** Returns the member for the list of a class or department. */
  cohortCard(): CohortMember {
    const { id, username, avatar = null, graduationYear = null, department = null } = this
    return { id, username, avatar, graduationYear, department }
  }

  /** Returns the member for themself and for admins. It is not in a view, because a login returns it too. */
  profile(): OwnMember {
    return {
      id: this.id,
      username: this.username,
      avatar: this.avatar ?? null,
      email: this.email,
      role: this.role,
      bio: this.bio ?? null,
      graduationYear: this.graduationYear ?? null,
      department: this.department ?? null,
      visibility: this.visibility,
      createdAt: this.createdAt.toISOString(),
    }
  }
}

MemberSchema.setClass(Member)
