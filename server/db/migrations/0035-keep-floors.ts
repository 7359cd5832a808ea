import { Migration } from '@mikro-orm/migrations'

export class KeepFloors extends Migration {
  override up(): void {
    this.addSql(`alter table "post" add "removed_floors" int not null default 0`)
    this.addSql(`drop index "reply_hidden"`)
    this.addSql(`drop index "reply_listed"`)
    this.addSql(`drop index "reply_parent"`)
    this.addSql(`drop trigger if exists "reply_counted" on "reply"`)
    this.addSql(`drop function if exists "reply_reply_counted_fn"()`)
    this.addSql(
      `alter table "reply" add "answer_count" int not null default 0, add "quote" varchar(500) null, add "version" int not null default 1, add "is_removed" boolean not null default false, add "edited_at" timestamptz(3) null`,
    )
    this.addSql(
      `create index "reply_hidden" on "reply" ("post_id", "author_id") where status <> 'approved' and not is_removed`,
    )
    this.addSql(
      `create index "reply_listed" on "reply" ("post_id", "floor", "status", "is_removed", "author_id", "id")`,
    )
    this.addSql(`create index "reply_parent" on "reply" ("parent_id", "floor") where parent_id is not null`)
    this.addSql(`create or replace function "reply_reply_counted_fn"() returns trigger as $$ begin if (new.status = 'approved') is distinct from (old.status = 'approved') and 'approved' in (new.status, old.status) then
    update post set reply_count = reply_count + case when new.status = 'approved' then 1 else -1 end,
      last_reply_at = (
        select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
      )
    where id = coalesce(new.post_id, old.post_id);   end if;   if new.is_removed and not old.is_removed then
    update post set removed_floors = removed_floors + 1 where id = new.post_id;     delete from "like" where target_type = 'reply' and target_id = new.id;   end if;   if (new.parent_id, new.status = 'approved') is distinct from (old.parent_id, old.status = 'approved') then
    update reply set answer_count = answer_count + moved.by
      from (
        select each.id, sum(each.by)::int as by from (values
          (old.parent_id, -coalesce(old.status = 'approved', false)::int),
          (new.parent_id, coalesce(new.status = 'approved', false)::int)
        ) as each (id, by) where each.by <> 0 group by each.id order by each.id
      ) as moved where reply.id = moved.id and moved.by <> 0;   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "reply_counted" AFTER DELETE OR UPDATE on "reply" for each ROW execute function "reply_reply_counted_fn"()`,
    )
    // Replies that are written together update the counts of their post and of the replies they answer once (reply/reply.entity.ts).
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
  return null;
end; $$ language plpgsql`)
    this.addSql(`update reply set answer_count = answered.times
  from (
    select parent_id, count(*)::int as times from reply where status = 'approved' and parent_id is not null group by parent_id
  ) as answered where reply.id = answered.parent_id`)
  }
}
