import { Migration } from '@mikro-orm/migrations'

export class FirstTables extends Migration {
  override up(): void {
    this.addSql(
      `create table "member" ("id" serial primary key, "username" varchar(20) not null, "username_key" varchar(20) not null, "email" varchar(254) not null, "email_key" varchar(254) not null, "password_hash" text not null, "role" varchar(10) not null default 'user', "avatar" varchar(500) null, "bio" text null, "graduation_year" int null, "department" varchar(100) null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "member" add constraint "member_username_unique" unique ("username_key")`)
    this.addSql(`alter table "member" add constraint "member_email_unique" unique ("email_key")`)
    this.addSql(
      `create table "audit" ("id" serial primary key, "admin_id" int null, "admin_name" varchar(20) not null, "act" varchar(60) not null, "target" varchar(60) not null, "before" jsonb null, "after" jsonb null, "at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "audit_admin" on "audit" ("admin_id")`)
    this.addSql(
      `create table "once" ("key" varchar(64) not null, "answer" text null, "created_at" timestamptz(3) not null, primary key ("key"))`,
    )
    this.addSql(`create index "once_created" on "once" ("created_at")`)
    this.addSql(
      `create table "pledge" ("id" serial primary key, "name" varchar(50) not null, "grade" varchar(100) not null, "message" text not null, "status" varchar(10) not null default 'pending', "reason" varchar(200) null, "member_id" int null, "receipt_hash" varchar(64) not null, "fingerprint" varchar(64) null, "created_at" timestamptz(3) not null, "reviewed_at" timestamptz(3) null)`,
    )
    this.addSql(`alter table "pledge" add constraint "pledge_receipt_unique" unique ("receipt_hash")`)
    this.addSql(`alter table "pledge" add constraint "pledge_fingerprint_unique" unique ("fingerprint")`)
    this.addSql(`create index "pledge_status_created" on "pledge" ("status", "id")`)
    this.addSql(`create index "pledge_status_reviewed" on "pledge" ("status", "reviewed_at", "id")`)
    this.addSql(`create index "pledge_member" on "pledge" ("member_id")`)
    this.addSql(
      `create table "session" ("id" serial primary key, "member_id" int not null, "refresh_hash" varchar(64) not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "session_member" on "session" ("member_id")`)
    this.addSql(`alter table "session" add constraint "session_refresh_unique" unique ("refresh_hash")`)
    this.addSql(`create index "session_expires" on "session" ("expires_at")`)
    this.addSql(
      `create table "access_token" ("hash" varchar(64) not null, "session_id" int not null, "expires_at" timestamptz(3) not null, primary key ("hash"))`,
    )
    this.addSql(`create index "access_token_session" on "access_token" ("session_id")`)
    this.addSql(`create index "access_token_expires" on "access_token" ("expires_at")`)
    this.addSql(
      `create table "setting" ("key" varchar(40) not null, "value" jsonb not null, "updated_at" timestamptz(3) not null, primary key ("key"))`,
    )
    this.addSql(`create table "tally" ("name" varchar(20) not null, "total" int not null, primary key ("name"))`)
    this.addSql(
      `create table "visitor" ("number" serial primary key, "session_id" varchar(64) not null, "first_seen_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "visitor" add constraint "visitor_session_unique" unique ("session_id")`)
    this.addSql(`create index "visitor_first_seen" on "visitor" ("first_seen_at")`)
    this.addSql(
      `alter table "audit" add constraint "audit_admin_id_foreign" foreign key ("admin_id") references "member" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "pledge" add constraint "pledge_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "session" add constraint "session_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "access_token" add constraint "access_token_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade`,
    )
    // The rate limiter's own table (rate-limiter-flexible); no entity.
    this.addSql(
      `create table "limit_count" ("key" varchar(255) not null primary key, "points" integer not null default 0, "expire" bigint null)`,
    )
  }
}
