import { Migration } from '@mikro-orm/migrations'

export class AddTorch extends Migration {
  override up(): void {
    this.addSql(
      `create table "leg" ("id" serial primary key, "last" int not null, "wish" varchar(20) null, "status" varchar(10) not null default 'approved', "reason" varchar(200) null, "reviewed_at" timestamptz(3) null, "member_id" int null, "once_key" varchar(64) null, "created_at" timestamptz(3) not null)`,
    )
    this.addSql(`create index "leg_wish" on "leg" ("status", "id") where wish is not null`)
    this.addSql(`create index "leg_member" on "leg" ("member_id") where member_id is not null`)
    this.addSql(`create index "leg_once" on "leg" ("once_key") where once_key is not null`)
    this.addSql(`alter table "blessing" add "signature" varchar(50) null`)
    this.addSql(
      `alter table "leg" add constraint "leg_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete set null`,
    )
  }
}
