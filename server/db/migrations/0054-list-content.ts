import { Migration } from '@mikro-orm/migrations'

export class ListContent extends Migration {
  override up(): void {
    for (const table of ['article', 'blessing', 'comment', 'pledge', 'post', 'reply'])
      this.addSql(`create index "${table}_created" on "${table}" ("created_at", "id")`)
    this.addSql(`create index "leg_created" on "leg" ("created_at", "id") where wish is not null`)
  }
}
