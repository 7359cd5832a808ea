import { Migration } from '@mikro-orm/migrations'

export class CountFloorsAndReading extends Migration {
  override up(): void {
    this.addSql(
      `create table "last_read" ("member_id" int not null, "post_id" int not null, "floor" int not null, "since" int null, "at" timestamptz(3) not null, primary key ("member_id", "post_id"))`,
    )
    this.addSql(`create index "last_read_post" on "last_read" ("post_id")`)
    this.addSql(
      `create table "reply_block" ("post_id" int not null, "block" int not null, "approved" int not null default 0, "removed" int not null default 0, "hidden" int not null default 0, primary key ("post_id", "block"))`,
    )
    this.addSql(`drop index "reply_parent"`)
    this.addSql(`drop trigger if exists "reply_counted" on "reply"`)
    this.addSql(`drop function if exists "reply_reply_counted_fn"()`)
    this.addSql(
      `create index "reply_parent" on "reply" ("parent_id", "floor", "status", "is_removed", "author_id", "id") where parent_id is not null`,
    )
    this.addSql(
      `create index "reply_hidden_answer" on "reply" ("parent_id", "author_id") where parent_id is not null and status <> 'approved' and not is_removed`,
    )
    this.addSql(`create or replace function "reply_reply_counted_fn"() returns trigger as $$ begin if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);   end if;   if new.is_removed and not old.is_removed then
    update post set removed_floors = removed_floors + 1 where id = new.post_id;     delete from "like" where target_type = 'reply' and target_id = new.id;     insert into day_count (kind, day, total) values ('reply', (new.created_at at time zone 'Asia/Shanghai')::date, -1);   end if;   if (new.parent_id, new.status = 'approved') is distinct from (old.parent_id, old.status = 'approved') then
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
      `alter table "last_read" add constraint "last_read_member_id_foreign" foreign key ("member_id") references "member" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "last_read" add constraint "last_read_post_id_foreign" foreign key ("post_id") references "post" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "reply_block" add constraint "reply_block_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade`,
    )
    this.addSql(`create or replace function "count_new_replies"() returns trigger as $$
begin
  update post set reply_count = reply_count + new_here.replies,
    last_reply_at = (
      select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
    )
  from (
    select post_id, count(*)::int as replies from added where status = 'approved' group by post_id
  ) as new_here where post.id = new_here.post_id;
  update reply set answer_count = answer_count + answered.times
  from (
    select parent_id, count(*)::int as times from added where status = 'approved' and parent_id is not null
    group by parent_id order by parent_id
  ) as answered where reply.id = answered.parent_id;
  insert into reply_block (post_id, block, approved, removed, hidden)
  select post_id, (floor - 1) / 500, count(*) filter (where status = 'approved'), count(*) filter (where is_removed),
    count(*) filter (where status <> 'approved' and not is_removed)
  from added group by 1, 2 order by 1, 2
  on conflict (post_id, block) do update set approved = reply_block.approved + excluded.approved,
    removed = reply_block.removed + excluded.removed, hidden = reply_block.hidden + excluded.hidden;
  return null;
end; $$ language plpgsql`)
    this.addSql(`insert into reply_block (post_id, block, approved, removed, hidden)
  select post_id, (floor - 1) / 500, count(*) filter (where status = 'approved'), count(*) filter (where is_removed),
    count(*) filter (where status <> 'approved' and not is_removed)
  from reply group by 1, 2`)
  }
}
