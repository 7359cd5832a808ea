import { Migration } from '@mikro-orm/migrations'

export class AddForum extends Migration {
  override up(): void {
    this.addSql(
      `create table "board" ("id" serial primary key, "name" varchar(50) not null, "name_en" varchar(50) null, "description" varchar(300) not null, "description_en" varchar(300) null, "icon" varchar(100) not null, "order" int not null default 0, "status" varchar(10) not null default 'active', "post_count" int not null default 0, "reply_count" int not null default 0, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "board" add constraint "board_name_unique" unique ("name")`)
    this.addSql(`create index "board_order" on "board" ("order", "id")`)
    this.addSql(
      `create table "post" ("id" serial primary key, "board_id" int not null, "title" varchar(100) not null, "excerpt" varchar(160) not null, "content" text not null, "html" text not null, "renderer" int not null, "images" text[] not null, "is_anonymous" boolean not null default false, "author_id" int null, "signature" varchar(50) null, "is_sticky" boolean not null default false, "is_highlighted" boolean not null default false, "is_locked" boolean not null default false, "views" int not null default 0, "likes" int not null default 0, "floors" int not null default 0, "reply_count" int not null default 0, "last_reply_at" timestamptz(3) null, "active_at" timestamptz(3) not null default now(), "hot_rank" double precision not null default 0, "status" varchar(10) not null default 'approved', "reason" varchar(200) null, "reviewed_at" timestamptz(3) null, "fingerprint" varchar(64) null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "post" add constraint "post_fingerprint_unique" unique ("fingerprint")`)
    this.addSql(`create index "post_latest" on "post" ("is_sticky", "id", "status")`)
    this.addSql(`create index "post_active" on "post" ("is_sticky", "active_at", "id", "status")`)
    this.addSql(`create index "post_hot" on "post" ("is_sticky", "hot_rank", "id", "status")`)
    this.addSql(`create index "post_board_latest" on "post" ("board_id", "is_sticky", "id", "status")`)
    this.addSql(`create index "post_board_active" on "post" ("board_id", "is_sticky", "active_at", "id", "status")`)
    this.addSql(`create index "post_board_hot" on "post" ("board_id", "is_sticky", "hot_rank", "id", "status")`)
    this.addSql(
      `create index "post_highlighted" on "post" ("is_sticky", "id", "board_id", "status") where is_highlighted`,
    )
    this.addSql(`create index "post_hidden" on "post" ("status", "board_id", "id") where status <> 'approved'`)
    this.addSql(`create index "post_author" on "post" ("author_id", "id", "status")`)
    this.addSql(
      `create table "reply" ("id" serial primary key, "post_id" int not null, "floor" int not null, "parent_id" int null, "author_id" int null, "signature" varchar(50) null, "content" text not null, "html" text not null, "renderer" int not null, "images" text[] not null, "likes" int not null default 0, "status" varchar(10) not null default 'approved', "reason" varchar(200) null, "reviewed_at" timestamptz(3) null, "fingerprint" varchar(64) null, "shown_at" timestamptz(3) null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "reply" add constraint "reply_fingerprint_unique" unique ("fingerprint")`)
    this.addSql(`create index "reply_listed" on "reply" ("post_id", "floor", "status", "author_id", "id")`)
    this.addSql(`create index "reply_shown" on "reply" ("post_id", "shown_at", "id")`)
    this.addSql(`create index "reply_hidden" on "reply" ("post_id", "author_id") where status <> 'approved'`)
    this.addSql(`create index "reply_status" on "reply" ("status", "id") where status <> 'approved'`)
    this.addSql(`create index "reply_author" on "reply" ("author_id", "id")`)
    this.addSql(`create index "reply_parent" on "reply" ("parent_id")`)
    this.addSql(`alter table "reply" add constraint "reply_floor_unique" unique ("post_id", "floor")`)
    this.addSql(
      `alter table "post" add constraint "post_board_id_foreign" foreign key ("board_id") references "board" ("id")`,
    )
    this.addSql(
      `alter table "post" add constraint "post_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete set null`,
    )
    this.addSql(`create or replace function "post_post_ranked_fn"() returns trigger as $$ begin new.active_at := coalesce(new.last_reply_at, new.created_at);   new.hot_rank := extract(epoch from new.created_at) / 262800
    + ln(1 + greatest(0, new.likes * 2 + new.reply_count * 3 + new.views / 50));   return new; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "post_ranked" BEFORE INSERT OR UPDATE on "post" for each ROW execute function "post_post_ranked_fn"()`,
    )
    this.addSql(`create or replace function "post_post_counted_fn"() returns trigger as $$ begin if (new.status, new.board_id, new.reply_count) is distinct from (old.status, old.board_id, old.reply_count) then
  update board set post_count = board.post_count + moved.posts, reply_count = board.reply_count + moved.replies
    from (
      select each.board_id, sum(each.seen)::int as posts, sum(each.seen * each.replies)::int as replies
      from (values
        (old.board_id, -coalesce(old.status = 'approved', false)::int, old.reply_count),
        (new.board_id, coalesce(new.status = 'approved', false)::int, new.reply_count)
      ) as each (board_id, seen, replies) group by each.board_id
    ) as moved where board.id = moved.board_id and (moved.posts, moved.replies) <> (0, 0);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "post_counted" AFTER DELETE OR INSERT OR UPDATE on "post" for each ROW execute function "post_post_counted_fn"()`,
    )
    this.addSql(`create or replace function "post_post_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'post' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "post_reports_ended" AFTER DELETE OR UPDATE on "post" for each ROW execute function "post_post_reports_ended_fn"()`,
    )
    this.addSql(
      `create or replace function "post_post_likes_gone_fn"() returns trigger as $$ begin delete from "like" where target_type = 'post' and target_id = old.id;   return null; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "post_likes_gone" AFTER DELETE on "post" for each ROW execute function "post_post_likes_gone_fn"()`,
    )
    this.addSql(
      `alter table "reply" add constraint "reply_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "reply" add constraint "reply_parent_id_foreign" foreign key ("parent_id") references "reply" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "reply" add constraint "reply_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete set null`,
    )
    this.addSql(`create or replace function "reply_reply_counted_fn"() returns trigger as $$ begin if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "reply_counted" AFTER DELETE OR INSERT OR UPDATE on "reply" for each ROW execute function "reply_reply_counted_fn"()`,
    )
    this.addSql(`create or replace function "reply_reply_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'reply' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "reply_reports_ended" AFTER DELETE OR UPDATE on "reply" for each ROW execute function "reply_reply_reports_ended_fn"()`,
    )
    this.addSql(
      `create or replace function "reply_reply_likes_gone_fn"() returns trigger as $$ begin delete from "like" where target_type = 'reply' and target_id = old.id;   return null; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "reply_likes_gone" AFTER DELETE on "reply" for each ROW execute function "reply_reply_likes_gone_fn"()`,
    )
    // Long texts are stored outside their rows, so that lists read small rows. Each page has room for rows whose views rise.
    this.addSql(
      `alter table "post" alter column "title" set storage main, alter column "excerpt" set storage main, alter column "images" set storage main`,
    )
    this.addSql(`alter table "post" set (toast_tuple_target = 128, fillfactor = 90)`)
  }
}
