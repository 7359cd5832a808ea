import { Migration } from '@mikro-orm/migrations'

const places = [
  ['post', 'post_id'],
  ['board', 'board_id'],
  ['class', 'class_year'],
] as const

export class FollowPlaces extends Migration {
  override up(): void {
    this.addFollows()
    this.followWhatIsWritten()
    this.tellOncePerText()
  }

  private addFollows(): void {
    this.addSql(
      `create table "follow" ("id" serial primary key, "member_id" int not null, "post_id" int null, "board_id" int null, "class_year" int null, "is_ended" boolean not null default false, "created_at" timestamptz(3) not null)`,
    )
    for (const [place, column] of places)
      this.addSql(
        `create unique index "follow_${place}" on "follow" ("${column}", "member_id") where "${column}" is not null`,
      )
    this.addSql(`create index "follow_listed" on "follow" ("member_id", "id")`)
    for (const table of ['member', 'post', 'board'])
      this.addSql(
        `alter table "follow" add constraint "follow_${table}_id_foreign" foreign key ("${table}_id") references "${table}" ("id") on delete cascade`,
      )
  }

  private followWhatIsWritten(): void {
    const follow = (post: string) => `begin
  insert into follow (member_id, post_id, created_at)
    select distinct on (author_id, ${post}) author_id, ${post}, created_at from added where author_id is not null
    order by author_id, ${post}, created_at
    on conflict (post_id, member_id) where post_id is not null do nothing;
  return null;
end;`
    this.addSql(`create function "follow_own_posts"() returns trigger as $$
${follow('id')} $$ language plpgsql`)
    this.addSql(`create function "follow_answered_posts"() returns trigger as $$
${follow('post_id')} $$ language plpgsql`)
    for (const [table, run] of [
      ['post', 'follow_own_posts'],
      ['reply', 'follow_answered_posts'],
    ])
      this.addSql(
        `create trigger "${table}_followed_new" after insert on "${table}" referencing new table as "added" for each statement execute function "${run}"()`,
      )
    // Authors of existing posts and replies follow those posts too.
    this.addSql(`insert into follow (member_id, post_id, created_at)
  select author_id, post_id, min(created_at) as at from (
    select author_id, id as post_id, created_at from post where author_id is not null
    union all select author_id, post_id, created_at from reply where author_id is not null
  ) as written group by author_id, post_id order by at`)
  }

  private tellOncePerText(): void {
    for (const table of ['notice', 'notice_choice'])
      this.addSql(`alter table "${table}" alter column "kind" type varchar(13)`)
    // If a member got several notices of one text, the first one concerned them most and is kept.
    this.addSql(`delete from notice using notice earlier
  where earlier.member_id = notice.member_id and earlier.text_type = notice.text_type and earlier.text_id = notice.text_id
    and earlier.id < notice.id and notice.kind not in ('like', 'review', 'report') and earlier.kind not in ('like', 'review', 'report')`)
    this.addSql(`alter table "notice" drop constraint "notice_once_unique"`)
    this.addSql(
      `create unique index "notice_once" on "notice" ("member_id", "text_type", "text_id") where "kind" not in ('like', 'review', 'report')`,
    )
    this.addSql(
      `create unique index "notice_raised" on "notice" ("member_id", "kind", "text_type", "text_id") where "kind" in ('like', 'review', 'report')`,
    )
    this.addSql(`alter table "notice_task" add "told_to" int not null default 0`)
    for (const [name, on, when] of [
      ['blessing_notice_shown_new', 'insert on "blessing"', `new.status = 'approved'`],
      [
        'blessing_notice_shown',
        'update of "status" on "blessing"',
        `old.status is distinct from new.status and new.status = 'approved'`,
      ],
    ])
      this.addSql(
        `create trigger "${name}" after ${on} for each row when (${when}) execute function "note_for_members"('shown', 'blessing')`,
      )
  }
}
