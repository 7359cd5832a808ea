import { Migration } from '@mikro-orm/migrations'

export class KeepRemovedTexts extends Migration {
  override up(): void {
    this.addSql(
      `create table "removed_text" ("id" serial primary key, "root_id" int null, "text_type" varchar(10) not null, "text_id" int not null, "author_id" int null, "row" jsonb not null, "likes" jsonb not null, "bookmarks" jsonb not null, "removed_at" timestamptz(3) not null, "remover_id" int null, "remover_name" varchar(20) null)`,
    )
    this.addSql(`create index "removed_text_root" on "removed_text" ("root_id")`)
    this.addSql(`create index "removed_text_author" on "removed_text" ("author_id")`)
    this.addSql(`create index "removed_text_remover" on "removed_text" ("remover_id")`)
    this.addSql(`create index "removed_text_listed" on "removed_text" ("id") where root_id is null`)
    this.addSql(`create index "removed_text_at" on "removed_text" ("removed_at")`)
    this.addSql(`drop trigger if exists "reply_day_new" on "reply"`)
    this.addSql(
      `create trigger "reply_day_new" after insert on "reply" referencing new table as "changed" for each statement execute function "count_day"('reply', 'created_at', 'is_removed')`,
    )
    this.addSql(`drop trigger if exists "reply_counted" on "reply"`)
    this.addSql(`drop function if exists "reply_reply_counted_fn"()`)
    this.addSql(`create or replace function "reply_reply_counted_fn"() returns trigger as $$ begin if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);   end if;   if new.is_removed and not old.is_removed then
    update post set removed_floors = removed_floors + 1 where id = new.post_id;     delete from "like" where target_type = 'reply' and target_id = new.id;     insert into day_count (kind, day, total) values ('reply', (new.created_at at time zone 'Asia/Shanghai')::date, -1);   end if;   if old.is_removed and not new.is_removed then
    update post set removed_floors = removed_floors - 1 where id = new.post_id;     insert into day_count (kind, day, total) values ('reply', (new.created_at at time zone 'Asia/Shanghai')::date, 1);   end if;   if (new.parent_id, new.status = 'approved') is distinct from (old.parent_id, old.status = 'approved') then
    update reply set answer_count = answer_count + moved.by
      from (
        select each.id, sum(each.by)::int as by from (values
          (old.parent_id, -coalesce(old.status = 'approved', false)::int),
          (new.parent_id, coalesce(new.status = 'approved', false)::int)
        ) as each (id, by) where each.by <> 0 group by each.id order by each.id
      ) as moved where reply.id = moved.id and moved.by <> 0;   end if;   if tg_op = 'DELETE' or (new.status = 'approved', new.is_removed) is distinct from (old.status = 'approved', old.is_removed) then
    update reply_block set approved = reply_block.approved + moved.approved,
        removed = reply_block.removed + moved.removed, hidden = reply_block.hidden + moved.hidden
      from (
        select sum(each.by * (each.approved)::int)::int as approved, sum(each.by * (each.removed)::int)::int as removed,
          sum(each.by * (not each.approved and not each.removed)::int)::int as hidden
        from (values
          (-1, old.status = 'approved', old.is_removed), (1, new.status = 'approved', new.is_removed)
        ) as each (by, approved, removed) where each.approved is not null
      ) as moved
      where reply_block.post_id = old.post_id and reply_block.block = (old.floor - 1) / 500
        and exists (select from post where id = old.post_id);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "reply_counted" AFTER DELETE OR UPDATE on "reply" for each ROW execute function "reply_reply_counted_fn"()`,
    )
    this.addSql(
      `alter table "removed_text" add constraint "removed_text_root_id_foreign" foreign key ("root_id") references "removed_text" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "removed_text" add constraint "removed_text_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "removed_text" add constraint "removed_text_remover_id_foreign" foreign key ("remover_id") references "member" ("id") on delete set null`,
    )
  }
}
