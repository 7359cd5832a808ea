import { Migration } from '@mikro-orm/migrations'

export class AddMosaics extends Migration {
  override up(): void {
    this.addSql(
      `create table "finished_mosaic" ("id" serial primary key, "member_id" int not null, "picture" varchar(20) not null, "size" int not null, "swaps" int not null, "finished_at" timestamptz(3) not null)`,
    )
    this.addSql(
      `alter table "finished_mosaic" add constraint "finished_mosaic_once_unique" unique ("member_id", "picture", "size")`,
    )
    this.addSql(
      `alter table "finished_mosaic" add constraint "finished_mosaic_member_id_foreign" foreign key ("member_id") references "member" ("id") on delete cascade`,
    )
  }
}
