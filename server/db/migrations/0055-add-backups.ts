import { Migration } from '@mikro-orm/migrations'

export class AddBackups extends Migration {
  override up(): void {
    this.addSql(
      `create table "backup" ("id" serial primary key, "state" varchar(10) not null, "by_name" varchar(20) null, "day" date null, "place" varchar(10) not null, "file" varchar(80) not null, "started_at" timestamptz(3) not null, "alive_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, "size" bigint null, "tables" int null, "rows" bigint null, "differences" jsonb null, "reason" varchar(20) null, "words" varchar(500) null)`,
    )
    this.addSql(`create unique index "backup_running_unique" on "backup" ("state") where "state" = 'running'`)
    this.addSql(`alter table "backup" add constraint "backup_day_unique" unique ("day")`)
  }
}
