import { Migration } from '@mikro-orm/migrations'

export class KeepFollowsOfRemoved extends Migration {
  override up(): void {
    this.addSql(
      `alter table "removed_text" add "follows" jsonb not null default '[]', add "mutes" jsonb not null default '[]'`,
    )
  }
}
