import { Migration } from '@mikro-orm/migrations'

export class KeepVersions extends Migration {
  override up(): void {
    this.addSql(
      `create table "text_version" ("id" serial primary key, "text_type" varchar(10) not null, "text_id" int not null, "version" int not null, "title" varchar(200) null, "summary" varchar(500) null, "content" text not null, "images" text[] not null, "author_id" int null, "is_by_staff" boolean not null default false, "editor_id" int null, "at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "text_version_author" on "text_version" ("author_id")`)
    this.addSql(`create index "text_version_editor" on "text_version" ("editor_id")`)
    this.addSql(
      `alter table "text_version" add constraint "text_version_unique" unique ("text_type", "text_id", "version")`,
    )
    this.addSql(
      `alter table "text_version" add constraint "text_version_author_id_foreign" foreign key ("author_id") references "member" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "text_version" add constraint "text_version_editor_id_foreign" foreign key ("editor_id") references "member" ("id") on delete set null`,
    )
    // The kind of text (history/version-triggers.ts). A reply whose floor stays is updated, not deleted.
    this.addSql(`create function "forget_versions"() returns trigger as $$
begin
  if tg_op = 'UPDATE' then
    if not new.is_removed then return null; end if;
  end if;
  delete from text_version where text_type = tg_argv[0] and text_id = old.id;
  return null;
end; $$ language plpgsql`)
    this.addSql(
      `create trigger "article_versions_gone" after delete on "article" for each row execute function "forget_versions"('article')`,
    )
    this.addSql(
      `create trigger "post_versions_gone" after delete on "post" for each row execute function "forget_versions"('post')`,
    )
    this.addSql(
      `create trigger "reply_versions_gone" after delete or update of "is_removed" on "reply" for each row execute function "forget_versions"('reply')`,
    )
    this.addSql(`alter table "article" add "edited_at" timestamptz(3) null`)
    this.addSql(`update article set edited_at = updated_at where updated_at > published_at`)
    this.addSql(`alter table "post" add "edited_at" timestamptz(3) null`)
    this.addSql(`update post set edited_at = updated_at where version > 1`)
  }
}
