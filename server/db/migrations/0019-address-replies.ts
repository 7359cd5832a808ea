import { Migration } from '@mikro-orm/migrations'

export class AddressReplies extends Migration {
  override up(): void {
    this.addSql(`alter table "reply" add "addressee_id" int null`)
    this.addSql(
      `alter table "reply" add constraint "reply_addressee_id_foreign" foreign key ("addressee_id") references "member" ("id") on delete set null`,
    )
    this.addSql(`create index "reply_addressee" on "reply" ("addressee_id") where addressee_id is not null`)
  }
}
