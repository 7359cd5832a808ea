import { Migration } from '@mikro-orm/migrations'

export class ShowMembers extends Migration {
  override up(): void {
    this.addSql(`alter table "member" add "visibility" varchar(10) not null default 'members'`)
    // Biographies were not shown before this migration, so members who have written one are hidden until they choose.
    this.addSql(`update "member" set "visibility" = 'nobody' where coalesce("bio", '') <> ''`)
    this.addSql(`drop trigger "member_told" on "member"`)
    this.addSql(
      `create trigger "member_told" after delete or update of "username", "avatar", "bio", "graduation_year", "department", "visibility" on "member" for each row execute function "tell_change"('member', '', '')`,
    )
  }
}
