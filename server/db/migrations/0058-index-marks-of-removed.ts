import { Migration } from '@mikro-orm/migrations'

export class IndexMarksOfRemoved extends Migration {
  override up(): void {
    this.addSql(
      `create index "removed_text_marked" on "removed_text" using gin ((likes || bookmarks || follows || mutes) jsonb_path_ops)`,
    )
  }
}
