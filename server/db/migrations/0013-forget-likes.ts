import { Migration } from '@mikro-orm/migrations'

export class ForgetLikes extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function "blessing_blessing_likes_gone_fn"() returns trigger as $$ begin delete from "like" where target_type = 'blessing' and target_id = old.id;   return null; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "blessing_likes_gone" AFTER DELETE on "blessing" for each ROW execute function "blessing_blessing_likes_gone_fn"()`,
    )
    this.addSql(
      `create or replace function "comment_comment_likes_gone_fn"() returns trigger as $$ begin delete from "like" where target_type = 'comment' and target_id = old.id;   return null; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "comment_likes_gone" AFTER DELETE on "comment" for each ROW execute function "comment_comment_likes_gone_fn"()`,
    )
    // Removes the likes of texts that were deleted before.
    for (const table of ['blessing', 'comment'])
      this.addSql(
        `delete from "like" where target_type = '${table}' and not exists (select from "${table}" where id = target_id)`,
      )
  }
}
