import { Migration } from '@mikro-orm/migrations'

export class AddReports extends Migration {
  override up(): void {
    this.addSql(
      `create table "report" ("id" serial primary key, "target_type" varchar(10) not null, "target_id" int not null, "reporter_id" int null, "reason" varchar(200) null, "status" varchar(10) not null default 'open', "created_at" timestamptz(3) not null, "settled_at" timestamptz(3) null)`,
    )
    this.addSql(`create index "report_open" on "report" ("status", "target_type", "target_id")`)
    this.addSql(`create index "report_reporter" on "report" ("reporter_id", "id")`)
    this.addSql(
      `alter table "report" add constraint "report_once_unique" unique ("target_type", "target_id", "reporter_id")`,
    )
    this.addSql(
      `alter table "report" add constraint "report_reporter_id_foreign" foreign key ("reporter_id") references "member" ("id") on delete set null`,
    )
  }
}
