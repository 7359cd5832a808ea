import { Migration } from '@mikro-orm/migrations'

export class IndexClassYears extends Migration {
  override up(): void {
    this.addSql(`create index "member_class" on "member" ("graduation_year")`)
    this.addSql(
      `create index "blessing_named" on "blessing" ("author_id", "id") where status = 'approved' and not is_anonymous`,
    )
  }
}
