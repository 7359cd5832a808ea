import { Migration } from '@mikro-orm/migrations'

export class IndexCohorts extends Migration {
  override up(): void {
    this.addSql(`drop index "member_class"`)
    this.addSql(`create index "member_class" on "member" ("graduation_year", "username_key", "visibility")`)
    this.addSql(
      `create index "member_department" on "member" (lower("department"), "graduation_year" desc nulls last, "username_key", "visibility")`,
    )
  }
}
