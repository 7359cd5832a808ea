import { Migration } from '@mikro-orm/migrations'

export class AddSecondFactors extends Migration {
  override up(): void {
    this.addSql(
      `create table "passkey" ("id" serial primary key, "member_id" int not null, "credential_id" varchar(1400) not null, "public_key" text not null, "signatures" bigint not null, "transports" text[] not null, "name" varchar(60) not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null)`,
    )
    this.addSql(`create index "passkey_member" on "passkey" ("member_id")`)
    this.addSql(`alter table "passkey" add constraint "passkey_credential_unique" unique ("credential_id")`)
    this.addSql(
      `create table "passkey_challenge" ("hash" varchar(64) not null, "expires_at" timestamptz(3) not null, primary key ("hash"))`,
    )
    this.addSql(`create index "passkey_challenge_expires" on "passkey_challenge" ("expires_at")`)
    this.addSql(
      `create table "recovery_code" ("id" serial primary key, "member_id" int not null, "place" int not null, "code_hash" text not null, "used_at" timestamptz(3) null)`,
    )
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_member_place_unique" unique ("member_id", "place")`,
    )
    this.addSql(
      `create table "totp" ("id" serial primary key, "member_id" int not null, "sealed_secret" varchar(200) not null, "last_step" int not null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "totp" add constraint "totp_member_unique" unique ("member_id")`)
    this.addSql(
      `alter table "member" add "second_factor" boolean not null default false, add "must_change_password" boolean not null default false`,
    )
    this.addSql(
      `alter table "passkey" add constraint "passkey_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "totp" add constraint "totp_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
  }
}
