import { Migration } from '@mikro-orm/migrations'

const authors = {
  article: 'author_id',
  blessing: 'author_id',
  comment: 'author_id',
  leg: 'member_id',
  pledge: 'member_id',
  post: 'author_id',
  reply: 'author_id',
}

/** Indexes for the decisions on a member's texts, and for a member's texts, newest first. */
export class IndexDecided extends Migration {
  override up(): void {
    for (const [table, author] of Object.entries(authors)) {
      const only = table === 'leg' ? ' where wish is not null' : ''
      this.addSql(`create index "${table}_author_created" on "${table}" ("${author}", "created_at", "id")${only}`)
      if (table === 'article') continue
      this.addSql(`create index "${table}_decided" on "${table}" ("${author}", "status") where reviewed_at is not null`)
    }
  }
}
