import { Migration } from '@mikro-orm/migrations'

export class EndReports extends Migration {
  override up(): void {
    this.addSql(`create or replace function "leg_wish_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'wish' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "wish_reports_ended" AFTER DELETE OR UPDATE on "leg" for each ROW execute function "leg_wish_reports_ended_fn"()`,
    )
    this.addSql(`create or replace function "blessing_blessing_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'blessing' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "blessing_reports_ended" AFTER DELETE OR UPDATE on "blessing" for each ROW execute function "blessing_blessing_reports_ended_fn"()`,
    )
    this.addSql(`create or replace function "article_article_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or old.archived_by_admin and new.status = 'published') then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'article' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "article_reports_ended" AFTER DELETE OR UPDATE on "article" for each ROW execute function "article_article_reports_ended_fn"()`,
    )
    this.addSql(`create or replace function "comment_comment_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'comment' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "comment_reports_ended" AFTER DELETE OR UPDATE on "comment" for each ROW execute function "comment_comment_reports_ended_fn"()`,
    )
    this.addSql(`create or replace function "pledge_pledge_reports_ended_fn"() returns trigger as $$ begin if new.status is distinct from old.status and (new.status is null or new.status in ('approved', 'rejected')) then
  update report set status = case when new.status in ('approved', 'published') then 'kept' else 'removed' end, settled_at = now()
    where target_type = 'pledge' and target_id = old.id and status = 'open';   end if;   return null; end; $$ language plpgsql`)
    this.addSql(
      `create trigger "pledge_reports_ended" AFTER DELETE OR UPDATE on "pledge" for each ROW execute function "pledge_pledge_reports_ended_fn"()`,
    )
    this.addSql(`alter table "report" add "locale" varchar(2) not null default 'zh', add "told_at" timestamptz(3) null`)
    this.addSql(`create index "report_untold" on "report" ("told_at", "status")`)
  }
}
