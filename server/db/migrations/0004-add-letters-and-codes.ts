import { Migration } from '@mikro-orm/migrations'

export class AddLettersAndCodes extends Migration {
  override up(): void {
    this.addSql(
      `create table "letter" ("id" serial primary key, "kind" varchar(30) not null, "address" varchar(254) not null, "locale" varchar(2) not null, "sealed_words" text not null, "created_at" timestamptz(3) not null, "useless_at" timestamptz(3) null, "tries" int not null default 0, "next_try_at" timestamptz(3) not null, "failed_at" timestamptz(3) null, "last_words" varchar(500) null)`,
    )
    this.addSql(`create index "letter_due" on "letter" ("failed_at", "next_try_at")`)
    this.addSql(
      `create table "verification" ("id" serial primary key, "member_id" int not null, "purpose" varchar(20) not null, "address_key" varchar(254) not null, "code_hash" varchar(64) not null, "tries_left" int not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null)`,
    )
    this.addSql(`create index "verification_expires" on "verification" ("expires_at")`)
    this.addSql(
      `alter table "verification" add constraint "verification_member_purpose_unique" unique ("member_id", "purpose")`,
    )
    this.addSql(
      `alter table "session" add "browser" varchar(40) null, add "system" varchar(40) null, add "last_used_at" timestamptz(3) not null default now()`,
    )
    this.addSql(`alter table "session" alter column "last_used_at" drop default`)
    this.addSql(
      `alter table "verification" add constraint "verification_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
  }
}
