import { Migration } from '@mikro-orm/migrations'

export class TellSettings extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function "setting_setting_told_fn"() returns trigger as $$ begin perform pg_notify('anniversary_changed', concat_ws(':', 'setting', coalesce(new.key, old.key), ''));   return null; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "setting_told" AFTER INSERT OR DELETE OR UPDATE on "setting" for each ROW execute function "setting_setting_told_fn"()`,
    )
  }
}
