import { Migration } from '@mikro-orm/migrations'

export class AddSearch extends Migration {
  override up(): void {
    this.addSql(
      `create table "search_entry" ("id" serial primary key, "article_id" int not null, "title" varchar(400) not null, "text" text not null, "terms" text[] not null)`,
    )
    this.addSql(`alter table "search_entry" add constraint "search_entry_article_unique" unique ("article_id")`)
    this.addSql(`create index "search_entry_terms" on "search_entry" using gin ("terms")`)
    this.addSql(
      `alter table "search_entry" add constraint "search_entry_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade`,
    )
    // Long texts are stored outside their rows, so that lists and searches read small rows, and terms and texts only when needed.
    this.addSql(
      `alter table "search_entry" alter column "title" set storage main, alter column "text" set storage external`,
    )
    this.addSql(`alter table "search_entry" set (toast_tuple_target = 128)`)
    this.addSql(
      `alter table "article" alter column "title" set storage main, alter column "summary" set storage main, alter column "excerpt" set storage main, alter column "tags" set storage main`,
    )
    this.addSql(`alter table "article" set (toast_tuple_target = 128)`)
  }
}
