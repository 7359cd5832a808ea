import { Migration } from '@mikro-orm/migrations'

export class EditStory extends Migration {
  override up(): void {
    this.addSql(
      `create table "story_revision" ("id" serial primary key, "unit" varchar(80) not null, "number" int not null, "content" jsonb null, "by_name" varchar(20) not null, "at" timestamptz(3) not null)`,
    )
    this.addSql(`alter table "story_revision" add constraint "story_revision_number_unique" unique ("unit", "number")`)
    this.addSql(
      `create table "story_draft" ("unit" varchar(80) not null, "content" jsonb not null, "base" int not null, "version" int not null, "by_name" varchar(20) not null, "at" timestamptz(3) not null, primary key ("unit"))`,
    )
    this.addSql(
      `create trigger "story_revision_told" after insert or delete or update of "content" on "story_revision" for each row execute function "tell_change"('story', '', '')`,
    )
  }
}
