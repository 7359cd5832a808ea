import { Migration } from '@mikro-orm/migrations'

export class AddArticles extends Migration {
  override up(): void {
    this.addSql(
      `create table "article" ("id" serial primary key, "title" varchar(200) not null, "summary" varchar(500) not null, "excerpt" varchar(160) not null, "content" text not null, "html" text not null, "renderer" int not null, "cover_image" varchar(500) null, "category" varchar(40) not null, "tags" text[] not null, "status" varchar(10) not null, "archived_by_admin" boolean not null default false, "views" int not null default 0, "comment_count" int not null default 0, "author_id" int null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "published_at" timestamptz(3) null)`,
    )
    this.addSql(`create index "article_published" on "article" ("status", "published_at", "id")`)
    this.addSql(`create index "article_category" on "article" ("status", "category", "published_at", "id")`)
    this.addSql(`create index "article_tags" on "article" using gin ("tags")`)
    this.addSql(`create index "article_author" on "article" ("author_id", "status")`)
    this.addSql(
      `create table "reading" ("key" varchar(64) not null, "at" timestamptz(3) not null, primary key ("key"))`,
    )
    this.addSql(`create index "reading_at" on "reading" ("at")`)
    this.addSql(
      `alter table "article" add constraint "article_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete set null`,
    )
  }
}
