import { Migration } from '@mikro-orm/migrations'

export class AddBlessingsAndLikes extends Migration {
  override up(): void {
    this.addSql(
      `create table "like" ("id" serial primary key, "target_type" varchar(10) not null, "target_id" int not null, "member_id" int null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "like_member" on "like" ("member_id")`)
    this.addSql(`alter table "like" add constraint "like_once_unique" unique ("target_type", "target_id", "member_id")`)
    this.addSql(
      `create table "blessing" ("id" serial primary key, "content" varchar(500) not null, "is_anonymous" boolean not null default false, "author_id" int null, "likes" int not null default 0, "status" varchar(10) not null default 'approved', "reason" varchar(200) null, "reviewed_at" timestamptz(3) null, "fingerprint" varchar(64) null, "shown_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "blessing" add constraint "blessing_fingerprint_unique" unique ("fingerprint")`)
    this.addSql(`create index "blessing_status" on "blessing" ("status", "id")`)
    this.addSql(`create index "blessing_shown" on "blessing" ("status", "shown_at", "id")`)
    this.addSql(`create index "blessing_author" on "blessing" ("author_id", "id")`)
    this.addSql(
      `alter table "like" add constraint "like_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "blessing" add constraint "blessing_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete set null`,
    )
    this.addSql(`create or replace function "blessing_blessing_counted_fn"() returns trigger as $$ begin if new.status is distinct from old.status then
  insert into tally (name, total)
    select 'blessings', moved.by
    from (select coalesce(new.status = 'approved', false)::int - coalesce(old.status = 'approved', false)::int) as moved (by)
    where moved.by <> 0
    on conflict (name) do update set total = tally.total + excluded.total;   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "blessing_counted" AFTER DELETE OR INSERT OR UPDATE on "blessing" for each ROW execute function "blessing_blessing_counted_fn"()`,
    )
  }
}
