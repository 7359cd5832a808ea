import { Migration } from '@mikro-orm/migrations'

export class RemoveImagesInOrder extends Migration {
  override up(): void {
    this.addSql(`alter table "upload" add "removing_at" timestamptz(3) null`)
    this.addSql(`create index "upload_removing" on "upload" ("removing_at")`)
  }
}
