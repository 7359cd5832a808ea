import { Migration } from '@mikro-orm/migrations'

export class SearchBySound extends Migration {
  override up(): void {
    this.addSql(
      `alter table "search_entry" add "sounds" text[] not null default '{}', add "at" timestamptz(3) not null default now(), add "version" int not null default 0`,
    )
    this.addSql(
      `update "search_entry" set "at" = "article"."published_at" from "article" where "article"."id" = "article_id" and "article"."published_at" is not null`,
    )
    this.addSql(`update "search_entry" set "at" = "post"."created_at" from "post" where "post"."id" = "post_id"`)
    this.addSql(`create index "search_entry_sounds" on "search_entry" using gin (array_to_tsvector("sounds"))`)
    this.addSql(`create index "search_entry_at" on "search_entry" ("at", "id")`)
    this.addSql(`create index "search_entry_version" on "search_entry" ("version", "id")`)
  }
}
