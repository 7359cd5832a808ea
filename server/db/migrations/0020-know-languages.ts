import { Migration } from '@mikro-orm/migrations'

const written = {
  article: "title || ' ' || content",
  post: "title || ' ' || content",
  blessing: 'content',
  pledge: 'message',
} as const

// Addresses and code have no language. A text is English if it has a word in Latin letters, and no more Han characters than such words.
export const fill = (table: keyof typeof written) => `update "${table}" set "language" = 'en'
  from (
    select "id", regexp_replace(
      ${written[table]}, '(http|https|www)[:.][^[:space:])]+|[[:alnum:]_.+-]+@[[:alnum:]_.-]+|\`[^\`]*\`', ' ', 'g'
    ) as "text" from "${table}"
  ) as "read"
  where "read"."id" = "${table}"."id"
    and (select count(*) from regexp_matches("read"."text", '[A-Za-z\\u00c0-\\u024f]+', 'g'))
      >= greatest(1, length(regexp_replace("read"."text", '[^\\u3400-\\u9fff\\uf900-\\ufaff]', '', 'g')))`

const recount = (table: 'blessing' | 'pledge') => `insert into "tally" ("name", "total")
  select '${table}s ' || "language", count(*) from "${table}" where "status" = 'approved' group by "language"`

export class KnowLanguages extends Migration {
  override up(): void {
    this.addSql(`drop trigger if exists "blessing_counted" on "blessing"`)
    this.addSql(`drop function if exists "blessing_blessing_counted_fn"()`)
    this.addSql(`drop trigger if exists "pledge_counted" on "pledge"`)
    this.addSql(`drop function if exists "pledge_pledge_counted_fn"()`)
    this.addSql(`drop trigger if exists "post_counted" on "post"`)
    this.addSql(`drop function if exists "post_post_counted_fn"()`)
    this.addSql(`alter table "board" add "english_post_count" int not null default 0`)
    this.addSql(`alter table "blessing" add "language" varchar(2) not null default 'zh'`)
    this.addSql(
      `alter table "article" add "language" varchar(2) not null default 'zh', add "chosen_language" varchar(2) null, add "translation_id" int null, add "has_translation" boolean not null default false`,
    )
    this.addSql(`alter table "pledge" add "language" varchar(2) not null default 'zh'`)
    this.addSql(
      `alter table "post" add "language" varchar(2) not null default 'zh', add "chosen_language" varchar(2) null`,
    )
    this.addSql(`alter table "search_entry" add "language" varchar(2) not null default 'zh'`)
    // Sets the language of existing texts, by the rule for new texts, and of the rows that depend on them.
    for (const table of ['article', 'post', 'blessing', 'pledge'] as const) this.addSql(fill(table))
    this.addSql(
      `update "search_entry" set "language" = 'en' from "article" where "article"."id" = "article_id" and "article"."language" = 'en'`,
    )
    this.addSql(
      `update "search_entry" set "language" = 'en' from "post" where "post"."id" = "post_id" and "post"."language" = 'en'`,
    )
    this.addSql(`delete from "tally" where "name" in ('blessings', 'pledges')`)
    for (const table of ['blessing', 'pledge'] as const) this.addSql(recount(table))
    this.addSql(`update "board" set "english_post_count" = (
      select count(*) from "post" where "board_id" = "board"."id" and "status" = 'approved' and "language" = 'en')`)
    this.addSql(
      `alter table "article" add constraint "article_translation_id_foreign" foreign key ("translation_id") references "article" ("id") on delete set null`,
    )
    this.addSql(`alter table "article" add constraint "article_translation_unique" unique ("translation_id")`)
    this.addSql(`create index "blessing_language" on "blessing" ("status", "language", "id")`)
    this.addSql(`create or replace function "blessing_blessing_counted_fn"() returns trigger as $$ begin if (new.status, new.language) is distinct from (old.status, old.language) then
  insert into tally (name, total)
    select 'blessings ' || each.language, sum(each.by)::int
    from (values
      (old.language, -coalesce(old.status = 'approved', false)::int),
      (new.language, coalesce(new.status = 'approved', false)::int)
    ) as each (language, by)
    where each.by <> 0 group by each.language having sum(each.by) <> 0 order by each.language
    on conflict (name) do update set total = tally.total + excluded.total;   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "blessing_counted" AFTER DELETE OR INSERT OR UPDATE on "blessing" for each ROW execute function "blessing_blessing_counted_fn"()`,
    )
    this.addSql(`drop index "article_category"`)
    this.addSql(`drop index "article_published"`)
    this.addSql(`create index "article_language" on "article" ("status", "language", "published_at", "id")`)
    this.addSql(
      `create index "article_category" on "article" ("status", "category", "published_at", "id", "language", "has_translation")`,
    )
    this.addSql(
      `create index "article_published" on "article" ("status", "published_at", "id", "language", "has_translation")`,
    )
    this.addSql(`create or replace function "article_article_paired_fn"() returns trigger as $$ begin new.has_translation := new.translation_id is not null and new.status = 'published' and exists (
    select from article as other
    where other.id = new.translation_id and other.translation_id = new.id and other.status = 'published'
      and other.language <> new.language);   return new; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "article_paired" BEFORE INSERT OR UPDATE on "article" for each ROW execute function "article_article_paired_fn"()`,
    )
    this.addSql(`create or replace function "article_article_followed_fn"() returns trigger as $$ begin if (new.status, new.language, new.translation_id) is distinct from (old.status, old.language, old.translation_id) then
  update article set has_translation = false where id in (old.translation_id, new.translation_id);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "article_followed" AFTER INSERT OR UPDATE on "article" for each ROW execute function "article_article_followed_fn"()`,
    )
    this.addSql(`create index "pledge_language" on "pledge" ("status", "language", "id")`)
    this.addSql(`create or replace function "pledge_pledge_counted_fn"() returns trigger as $$ begin if (new.status, new.language) is distinct from (old.status, old.language) then
  insert into tally (name, total)
    select 'pledges ' || each.language, sum(each.by)::int
    from (values
      (old.language, -coalesce(old.status = 'approved', false)::int),
      (new.language, coalesce(new.status = 'approved', false)::int)
    ) as each (language, by)
    where each.by <> 0 group by each.language having sum(each.by) <> 0 order by each.language
    on conflict (name) do update set total = tally.total + excluded.total;   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "pledge_counted" AFTER DELETE OR INSERT OR UPDATE on "pledge" for each ROW execute function "pledge_pledge_counted_fn"()`,
    )
    this.addSql(`drop index "post_active"`)
    this.addSql(`drop index "post_board_active"`)
    this.addSql(`drop index "post_board_hot"`)
    this.addSql(`drop index "post_board_latest"`)
    this.addSql(`drop index "post_highlighted"`)
    this.addSql(`drop index "post_hot"`)
    this.addSql(`drop index "post_latest"`)
    this.addSql(`create index "post_active" on "post" ("is_sticky", "active_at", "id", "status", "language")`)
    this.addSql(
      `create index "post_board_active" on "post" ("board_id", "is_sticky", "active_at", "id", "status", "language")`,
    )
    this.addSql(
      `create index "post_board_hot" on "post" ("board_id", "is_sticky", "hot_rank", "id", "status", "language")`,
    )
    this.addSql(`create index "post_board_latest" on "post" ("board_id", "is_sticky", "id", "status", "language")`)
    this.addSql(
      `create index "post_highlighted" on "post" ("is_sticky", "id", "board_id", "status", "language") where is_highlighted`,
    )
    this.addSql(`create index "post_hot" on "post" ("is_sticky", "hot_rank", "id", "status", "language")`)
    this.addSql(`create index "post_latest" on "post" ("is_sticky", "id", "status", "language")`)
    this.addSql(`create or replace function "post_post_counted_fn"() returns trigger as $$ begin if (new.status, new.board_id, new.reply_count, new.language)
    is distinct from (old.status, old.board_id, old.reply_count, old.language) then
  update board set post_count = board.post_count + moved.posts, reply_count = board.reply_count + moved.replies,
      english_post_count = board.english_post_count + moved.english
    from (
      select each.board_id, sum(each.seen)::int as posts, sum(each.seen * each.replies)::int as replies,
        sum(each.seen * each.english)::int as english
      from (values
        (old.board_id, -coalesce(old.status = 'approved', false)::int, old.reply_count, (old.language = 'en')::int),
        (new.board_id, coalesce(new.status = 'approved', false)::int, new.reply_count, (new.language = 'en')::int)
      ) as each (board_id, seen, replies, english) group by each.board_id
    ) as moved where board.id = moved.board_id and (moved.posts, moved.replies, moved.english) <> (0, 0, 0);   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "post_counted" AFTER DELETE OR INSERT OR UPDATE on "post" for each ROW execute function "post_post_counted_fn"()`,
    )
  }
}
