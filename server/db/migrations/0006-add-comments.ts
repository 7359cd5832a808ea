import { Migration } from '@mikro-orm/migrations'

export class AddComments extends Migration {
  override up(): void {
    this.addSql(
      `create table "comment" ("id" serial primary key, "article_id" int not null, "parent_id" int null, "author_id" int null, "content" varchar(1000) not null, "likes" int not null default 0, "status" varchar(10) not null default 'approved', "reason" varchar(200) null, "reviewed_at" timestamptz(3) null, "fingerprint" varchar(64) null, "shown_at" timestamptz(3) null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "comment" add constraint "comment_fingerprint_unique" unique ("fingerprint")`)
    this.addSql(`create index "comment_thread" on "comment" ("article_id", "parent_id", "id", "status")`)
    this.addSql(`create index "comment_parent" on "comment" ("parent_id", "id")`)
    this.addSql(`create index "comment_shown" on "comment" ("article_id", "shown_at", "id")`)
    this.addSql(`create index "comment_status" on "comment" ("status", "id")`)
    this.addSql(`create index "comment_author" on "comment" ("author_id", "id")`)
    this.addSql(
      `alter table "comment" add constraint "comment_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "comment" add constraint "comment_parent_id_foreign" foreign key ("parent_id") references "comment" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "comment" add constraint "comment_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete set null`,
    )
    this.addSql(`create or replace function "comment_comment_counted_fn"() returns trigger as $$ begin if new.status is distinct from old.status then
  perform 1 from article where id = coalesce(new.article_id, old.article_id) for no key update;   update article set comment_count = (
    select count(*) from comment c left join comment parent on parent.id = c.parent_id
    where c.article_id = article.id and c.status = 'approved' and (c.parent_id is null or parent.status = 'approved')
  ) where id = coalesce(new.article_id, old.article_id);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "comment_counted" AFTER DELETE OR INSERT OR UPDATE on "comment" for each ROW execute function "comment_comment_counted_fn"()`,
    )
  }
}
