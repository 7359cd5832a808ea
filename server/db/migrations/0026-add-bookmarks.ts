import { Migration } from '@mikro-orm/migrations'

export class AddBookmarks extends Migration {
  override up(): void {
    this.addSql(
      `create table "bookmark" ("id" serial primary key, "member_id" int not null, "post_id" int null, "article_id" int null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "bookmark_post" on "bookmark" ("post_id")`)
    this.addSql(`create index "bookmark_article" on "bookmark" ("article_id")`)
    this.addSql(`create index "bookmark_listed" on "bookmark" ("member_id", "id")`)
    this.addSql(`alter table "bookmark" add constraint "bookmark_post_unique" unique ("member_id", "post_id")`)
    this.addSql(`alter table "bookmark" add constraint "bookmark_article_unique" unique ("member_id", "article_id")`)
    this.addSql(
      `alter table "bookmark" add constraint "bookmark_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "bookmark" add constraint "bookmark_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "bookmark" add constraint "bookmark_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade`,
    )
  }
}
