import { Migration } from '@mikro-orm/migrations'

export class AddMutes extends Migration {
  override up(): void {
    this.addSql(
      `create table "mute" ("id" serial primary key, "member_id" int not null, "post_id" int null, "muted_member_id" int null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "mute_gone_post" on "mute" ("post_id")`)
    this.addSql(`create index "mute_gone_member" on "mute" ("muted_member_id")`)
    this.addSql(`create unique index "mute_post" on "mute" ("member_id", "post_id") where "post_id" is not null`)
    this.addSql(
      `create unique index "mute_of_member" on "mute" ("member_id", "muted_member_id") where "muted_member_id" is not null`,
    )
    this.addSql(`create index "mute_listed" on "mute" ("member_id", "id")`)
    for (const [column, table] of [
      ['member', 'member'],
      ['post', 'post'],
      ['muted_member', 'member'],
    ])
      this.addSql(
        `alter table "mute" add constraint "mute_${column}_id_foreign" foreign key ("${column}_id") references "${table}" ("id") on delete cascade`,
      )
  }
}
