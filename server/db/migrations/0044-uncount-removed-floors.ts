import { Migration } from '@mikro-orm/migrations'

export class UncountRemovedFloors extends Migration {
  override up(): void {
    // The third argument names a column. Rows in which it is true are not counted.
    this.addSql(`create or replace function "count_day"() returns trigger as $$
begin
  execute format(
    'insert into day_count (kind, day, total) select %L, (%I at time zone ''Asia/Shanghai'')::date, %s count(*) from changed %s group by 2',
    tg_argv[0], tg_argv[1], case tg_op when 'DELETE' then '-' else '' end,
    case when tg_nargs > 2 then format('where not %I', tg_argv[2]) else '' end
  );
  return null;
end; $$ language plpgsql`)
    this.addSql(`drop trigger if exists "reply_day_gone" on "reply"`)
    this.addSql(
      `create trigger "reply_day_gone" after delete on "reply" referencing old table as "changed" for each statement execute function "count_day"('reply', 'created_at', 'is_removed')`,
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
      ) as moved where reply.id = moved.id and moved.by <> 0;   end if;   return null; end; $$ language plpgsql`)
    // Subtracts the floors of replies that were deleted before.
    this.addSql(`insert into "day_count" ("kind", "day", "total")
      select 'reply', ("created_at" at time zone 'Asia/Shanghai')::date, -count(*) from "reply" where "is_removed" group by 2`)
  }
}
