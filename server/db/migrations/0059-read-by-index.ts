import { Migration } from '@mikro-orm/migrations'

export class ReadByIndex extends Migration {
  override up(): void {
    // Runs a read with the rights of its caller and without sequential scans (time-limited-reads.ts). Its values are `$1[1]`, `$1[2]` …
    this.addSql(`create function "read_by_index"("statement" text, "given" text[]) returns setof jsonb as $$
begin
  return query execute 'select to_jsonb(found) from (' || statement || ') as found' using given;
end; $$ language plpgsql stable set enable_seqscan = off`)
  }
}
