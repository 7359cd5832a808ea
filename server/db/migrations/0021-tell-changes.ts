import { Migration } from '@mikro-orm/migrations'

export class TellChanges extends Migration {
  override up(): void {
    // Arguments: the kind, the status of public rows, and the column with the place of a row (rpc/database-triggers/announce-change.ts). A row that
    // moves is announced in both places. PostgreSQL sends equal notifications of one transaction once.
    this.addSql(`create function "tell_change"() returns trigger as $$
declare
  shown constant text := tg_argv[1];
begin
  if shown <> '' then
    if not (coalesce(old.status = shown, false) or coalesce(new.status = shown, false)) then return null; end if;
  end if;
  if tg_op <> 'INSERT' then
    perform pg_notify('anniversary_changed', concat_ws(':', tg_argv[0], old.id, coalesce(to_jsonb(old) ->> tg_argv[2], '')));
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('anniversary_changed', concat_ws(':', tg_argv[0], new.id, coalesce(to_jsonb(new) ->> tg_argv[2], '')));
  end if;
  return null;
end; $$ language plpgsql`)
    this.addSql(
      `create trigger "board_told" after insert or delete or update of "name", "name_en", "description", "description_en", "icon", "order", "status" on "board" for each row execute function "tell_change"('board', '', '')`,
    )
    this.addSql(
      `create trigger "member_told" after delete or update of "username", "avatar", "graduation_year", "department" on "member" for each row execute function "tell_change"('member', '', '')`,
    )
    this.addSql(
      `create trigger "leg_told_new" after insert on "leg" for each row when (new."wish" is not null) execute function "tell_change"('wish', 'approved', '')`,
    )
    this.addSql(
      `create trigger "leg_told" after delete or update of "wish", "status" on "leg" for each row when (old."wish" is not null) execute function "tell_change"('wish', 'approved', '')`,
    )
    this.addSql(
      `create trigger "blessing_told" after insert or delete or update of "content", "is_anonymous", "author_id", "signature", "language", "status", "updated_at" on "blessing" for each row execute function "tell_change"('blessing', 'approved', '')`,
    )
    this.addSql(
      `create trigger "article_told" after insert or delete or update of "title", "summary", "excerpt", "content", "html", "cover_image", "category", "tags", "status", "author_id", "language", "translation_id", "has_translation", "updated_at", "published_at" on "article" for each row execute function "tell_change"('article', 'published', '')`,
    )
    this.addSql(
      `create trigger "comment_told" after insert or delete or update of "article_id", "parent_id", "author_id", "content", "status" on "comment" for each row execute function "tell_change"('comment', 'approved', 'article_id')`,
    )
    this.addSql(
      `create trigger "pledge_told" after insert or delete or update of "name", "grade", "message", "language", "status" on "pledge" for each row execute function "tell_change"('pledge', 'approved', '')`,
    )
    this.addSql(
      `create trigger "post_told" after insert or delete or update of "board_id", "title", "excerpt", "content", "html", "images", "is_anonymous", "author_id", "signature", "is_sticky", "is_highlighted", "is_locked", "language", "status", "updated_at" on "post" for each row execute function "tell_change"('post', 'approved', 'board_id')`,
    )
    this.addSql(
      `create trigger "reply_told" after insert or delete or update of "post_id", "parent_id", "author_id", "addressee_id", "signature", "content", "html", "images", "status" on "reply" for each row execute function "tell_change"('reply', 'approved', 'post_id')`,
    )
  }
}
