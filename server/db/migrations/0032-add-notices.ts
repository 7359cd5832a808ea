import { Migration } from '@mikro-orm/migrations'

// table, kind, and whether its rows answer other texts
const reviewed = [
  ['pledge', 'pledge', false],
  ['comment', 'comment', true],
  ['blessing', 'blessing', false],
  ['post', 'post', false],
  ['reply', 'reply', true],
  ['leg', 'wish', false],
] as const

export class AddNotices extends Migration {
  override up(): void {
    this.addSql(
      `create table "notice" ("id" serial primary key, "member_id" int not null, "kind" varchar(10) not null, "text_type" varchar(10) not null, "text_id" int not null, "count" int not null default 1, "outcome" varchar(10) null, "reason" varchar(200) null, "at" timestamptz(3) not null, "read_at" timestamptz(3) null, "sent_at" timestamptz(3) null)`,
    )
    this.addSql(
      `alter table "notice" add constraint "notice_once_unique" unique ("member_id", "kind", "text_type", "text_id")`,
    )
    this.addSql(
      `alter table "notice" add constraint "notice_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `create index "notice_unread" on "notice" ("member_id", "at") where "read_at" is null or "read_at" < "at"`,
    )
    this.addSql(`create index "notice_listed" on "notice" ("member_id", "at", "id")`)
    this.addSql(`create index "notice_at" on "notice" ("at")`)
    this.addSql(`create index "notice_sent" on "notice" ("member_id", "sent_at") where sent_at is not null`)
    this.addSql(
      `create table "notice_choice" ("id" serial primary key, "member_id" int not null, "kind" varchar(10) not null, "way" varchar(5) not null, "locale" varchar(2) not null)`,
    )
    this.addSql(`alter table "notice_choice" add constraint "notice_choice_unique" unique ("member_id", "kind")`)
    this.addSql(
      `alter table "notice_choice" add constraint "notice_choice_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `create table "notice_task" ("id" serial primary key, "what" varchar(10) not null, "text_type" varchar(10) not null, "text_id" int not null)`,
    )
    // Arguments: the task, and the kind of text (rpc/database-triggers/queue-notices.ts).
    this.addSql(`create function "note_for_members"() returns trigger as $$
begin
  insert into notice_task (what, text_type, text_id) values (tg_argv[0], tg_argv[1], new.id);
  return null;
end; $$ language plpgsql`)
    this.addSql(`create function "note_like"() returns trigger as $$
begin
  insert into notice_task (what, text_type, text_id) values ('liked', new.target_type, new.target_id);
  return null;
end; $$ language plpgsql`)
    for (const [table, type, isAnswer] of reviewed) {
      this.addTask(`${table}_notice_reviewed`, {
        on: `update of "status" on "${table}"`,
        when: `old.status is distinct from new.status and new.status in ('approved', 'rejected')`,
        task: `'reviewed', '${type}'`,
      })
      if (!isAnswer) continue
      this.addTask(`${table}_notice_shown_new`, {
        on: `insert on "${table}"`,
        when: `new.status = 'approved'`,
        task: `'shown', '${type}'`,
      })
      this.addTask(`${table}_notice_shown`, {
        on: `update of "status" on "${table}"`,
        when: `old.status is distinct from new.status and new.status = 'approved'`,
        task: `'shown', '${type}'`,
      })
    }
    this.addTask('report_notice_settled', {
      on: 'update of "status" on "report"',
      when: `old.status = 'open' and new.status <> 'open' and new.reporter_id is not null`,
      task: `'settled', 'report'`,
    })
    this.addSql(`create trigger "like_notice" after insert on "like" for each row execute function "note_like"()`)
  }

  private addTask(name: string, { on, when, task }: { on: string; when: string; task: string }): void {
    this.addSql(
      `create trigger "${name}" after ${on} for each row when (${when}) execute function "note_for_members"(${task})`,
    )
  }
}
