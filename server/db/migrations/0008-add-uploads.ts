import { Migration } from '@mikro-orm/migrations'

export class AddUploads extends Migration {
  override up(): void {
    this.addSql(
      `create table "upload" ("key" varchar(22) not null, "owner_id" int null, "bytes" int not null, "width" int not null, "height" int not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("key"))`,
    )
    this.addSql(`create index "upload_owner" on "upload" ("owner_id")`)
    this.addSql(`create index "upload_unused" on "upload" ("used_at", "created_at")`)
    this.addSql(
      `alter table "upload" add constraint "upload_owner_id_foreign" foreign key ("owner_id") references "member" ("id") on delete set null`,
    )
  }
}
