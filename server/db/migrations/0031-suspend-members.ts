import { Migration } from '@mikro-orm/migrations'

export class SuspendMembers extends Migration {
  override up(): void {
    this.addSql(`alter table "member" add "suspended_until" timestamptz(3) null, add "suspended_for" varchar(200) null`)
    this.addSql(`create index "member_suspended" on "member" ("suspended_until")`)
  }
}
