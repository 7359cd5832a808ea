import { Migration } from '@mikro-orm/migrations'

export class KeepOutsidePictures extends Migration {
  override up(): void {
    this.addSql(
      `create table "outside_picture" ("key" varchar(22) not null, "bytes" int not null, "created_at" timestamptz(3) not null, "shown_at" timestamptz(3) not null, "removing_at" timestamptz(3) null, primary key ("key"))`,
    )
    this.addSql(`create index "outside_picture_shown" on "outside_picture" ("shown_at")`)
    this.addSql(`create index "outside_picture_removing" on "outside_picture" ("removing_at")`)
  }
}
