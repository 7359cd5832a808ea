import { Migration } from '@mikro-orm/migrations'

const told = [
  ['article', 'published'],
  ['comment', 'approved'],
  ['blessing', 'approved'],
  ['post', 'approved'],
  ['reply', 'approved'],
] as const

export class NoteNewTextsTogether extends Migration {
  override up(): void {
    // Texts before what they belong to, which is the order of a serving process: its insert locks them before its trigger reads the parent.
    this.addSql('lock table reply, comment, post, blessing, article in access exclusive mode')
    // The kind of text, and the status in which members get a notice of it (rpc/database-triggers/queue-notices.ts).
    this.addSql(`create function "note_new_for_members"() returns trigger as $$
begin
  insert into notice_task (what, text_type, text_id)
  select 'shown', tg_argv[0], id from added where status = tg_argv[1] order by id;
  return null;
end; $$ language plpgsql`)
    for (const [table, status] of told) {
      this.addSql(`drop trigger if exists "${table}_notice_shown_new" on "${table}"`)
      this.addSql(
        `create trigger "${table}_notice_shown_new" after insert on "${table}" referencing new table as "added" for each statement execute function "note_new_for_members"('${table}', '${status}')`,
      )
    }
    // What the row by row trigger told of new replies (rpc/database-triggers/announce-change.ts).
    this.addSql(`create function "tell_new_replies"() returns trigger as $$
begin
  perform pg_notify('anniversary_changed', concat_ws(':', 'reply', id, post_id)) from added where status = 'approved' order by id;
  return null;
end; $$ language plpgsql`)
    this.addSql(`drop trigger if exists "reply_told" on "reply"`)
    this.addSql(
      `create trigger "reply_told_new" after insert on "reply" referencing new table as "added" for each statement execute function "tell_new_replies"()`,
    )
    this.addSql(
      `create trigger "reply_told" after delete or update of "post_id", "parent_id", "author_id", "addressee_id", "signature", "content", "html", "images", "status" on "reply" for each row execute function "tell_change"('reply', 'approved', 'post_id')`,
    )
  }
}
