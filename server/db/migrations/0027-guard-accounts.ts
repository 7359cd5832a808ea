import { Migration } from '@mikro-orm/migrations'

export class GuardAccounts extends Migration {
  override up(): void {
    this.addSql(
      `create table "mail_link" ("id" serial primary key, "member_id" int not null, "purpose" varchar(20) not null, "token_hash" varchar(64) not null, "email" varchar(254) null, "email_key" varchar(254) null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "mail_link_member" on "mail_link" ("member_id")`)
    this.addSql(`alter table "mail_link" add constraint "mail_link_token_unique" unique ("token_hash")`)
    this.addSql(`create index "mail_link_email" on "mail_link" ("email_key")`)
    this.addSql(`create index "mail_link_expires" on "mail_link" ("expires_at")`)
    this.addSql(`alter table "session" add "confirmed_at" timestamptz(3) null`)
    this.addSql(`update "session" set "confirmed_at" = "created_at"`)
    this.addSql(`alter table "session" alter column "confirmed_at" set not null`)
    this.addSql(`alter table "verification" add "tries_by" jsonb not null default '{}'`)
    this.addSql(
      `alter table "mail_link" add constraint "mail_link_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
  }
}
