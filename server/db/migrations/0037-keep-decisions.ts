import { Migration } from '@mikro-orm/migrations'

export class KeepDecisions extends Migration {
  override up(): void {
    this.addSql(
      `create table "decision" ("id" serial primary key, "batch" varchar(36) not null, "admin_id" int null, "admin_name" varchar(20) not null, "text_type" varchar(10) not null, "text_id" int not null, "before" jsonb not null, "after" jsonb not null, "reports" jsonb not null, "at" timestamptz(3) not null, "undone_at" timestamptz(3) null, "undone_by" varchar(20) null)`,
    )
    this.addSql(`create index "decision_admin" on "decision" ("admin_id")`)
    this.addSql(`create index "decision_batch" on "decision" ("batch")`)
    this.addSql(`create index "decision_at" on "decision" ("at")`)
    this.addSql(`create index "decision_text" on "decision" ("text_type", "text_id", "id")`)
    this.addSql(
      `alter table "decision" add constraint "decision_admin_id_foreign" foreign key ("admin_id") references "member" ("id") on delete set null`,
    )
  }
}
