import { Migration } from '@mikro-orm/migrations'

export class CountRepliesTogether extends Migration {
  override up(): void {
    // Replies that are written together update the count of their post once (reply/reply.entity.ts).
    this.addSql(`create function "count_new_replies"() returns trigger as $$
begin
  update post set reply_count = reply_count + new_here.replies,
    last_reply_at = (
      select created_at from reply where post_id = post.id and status = 'approved' order by floor desc limit 1
    )
  from (
    select post_id, count(*)::int as replies from added where status = 'approved' group by post_id
  ) as new_here where post.id = new_here.post_id;
  return null;
end; $$ language plpgsql`)
    this.addSql(`drop trigger "reply_counted" on "reply"`)
    this.addSql(
      `create trigger "reply_counted" after delete or update on "reply" for each row execute function "reply_reply_counted_fn"()`,
    )
    this.addSql(
      `create trigger "reply_counted_new" after insert on "reply" referencing new table as "added" for each statement execute function "count_new_replies"()`,
    )
  }
}
