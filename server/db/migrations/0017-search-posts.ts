import { Migration } from '@mikro-orm/migrations'

export class SearchPosts extends Migration {
  override up(): void {
    this.addSql(`alter table "search_entry" add "post_id" int null`)
    this.addSql(
      `alter table "search_entry" add constraint "search_entry_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade`,
    )
    this.addSql(`alter table "search_entry" alter column "article_id" drop not null`)
    this.addSql(`alter table "search_entry" add constraint "search_entry_post_unique" unique ("post_id")`)
  }
}
