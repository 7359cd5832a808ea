import { Migration } from '@mikro-orm/migrations'

export class SortOwnArticles extends Migration {
  override up(): void {
    this.addSql(`create index "article_changed" on "article" ("author_id", "updated_at", "id")`)
  }
}
