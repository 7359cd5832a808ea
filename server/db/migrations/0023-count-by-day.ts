import { Migration } from '@mikro-orm/migrations'

const counted = [
  ['member', 'created_at'],
  ['leg', 'created_at'],
  ['blessing', 'created_at'],
  ['article', 'created_at'],
  ['comment', 'created_at'],
  ['pledge', 'created_at'],
  ['post', 'created_at'],
  ['reply', 'created_at'],
  ['visitor', 'first_seen_at'],
] as const

const moments = [
  ['new', 'insert', 'new'],
  ['gone', 'delete', 'old'],
] as const

export class CountByDay extends Migration {
  override up(): void {
    this.addSql(
      `create table "day_count" ("id" serial primary key, "kind" varchar(20) not null, "day" date not null, "total" int not null)`,
    )
    // Arguments: the kind, and the column with the moment (rpc/database-triggers/count-by-day.ts). Rows are only added, so that no writer waits for
    // another.
    this.addSql(`create function "count_day"() returns trigger as $$
begin
  execute format(
    'insert into day_count (kind, day, total) select %L, (%I at time zone ''Asia/Shanghai'')::date, %s count(*) from changed group by 2',
    tg_argv[0], tg_argv[1], case tg_op when 'DELETE' then '-' else '' end
  );
  return null;
end; $$ language plpgsql`)
    for (const [table, column] of counted) {
      for (const [suffix, event, rows] of moments)
        this.addSql(
          `create trigger "${table}_day_${suffix}" after ${event} on "${table}" referencing ${rows} table as "changed" for each statement execute function "count_day"('${table}', '${column}')`,
        )
      // Counts the existing rows.
      this.addSql(`insert into "day_count" ("kind", "day", "total")
        select '${table}', ("${column}" at time zone 'Asia/Shanghai')::date, count(*) from "${table}" group by 2`)
    }
  }
}
