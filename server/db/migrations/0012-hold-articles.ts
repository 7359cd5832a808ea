import { Migration } from '@mikro-orm/migrations'

export class HoldArticles extends Migration {
  override up(): void {
    this.addSql(`alter table "report" add "by_word_list" boolean not null default false`)
  }
}
