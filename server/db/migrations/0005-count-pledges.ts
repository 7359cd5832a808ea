import { Migration } from '@mikro-orm/migrations'

export class CountPledges extends Migration {
  override up(): void {
    this.addSql(`create index "audit_at" on "audit" ("at")`)
    this.addSql(`create or replace function "pledge_pledge_counted_fn"() returns trigger as $$ begin if new.status is distinct from old.status then
  insert into tally (name, total)
    select 'pledges', moved.by
    from (select coalesce(new.status = 'approved', false)::int - coalesce(old.status = 'approved', false)::int) as moved (by)
    where moved.by <> 0
    on conflict (name) do update set total = tally.total + excluded.total;   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "pledge_counted" AFTER DELETE OR INSERT OR UPDATE on "pledge" for each ROW execute function "pledge_pledge_counted_fn"()`,
    )
    // Counts the existing pledges.
    this.addSql(
      `insert into "tally" ("name", "total") select 'pledges', count(*) from "pledge" where "status" = 'approved'`,
    )
  }
}
