import { Migration } from '@mikro-orm/migrations'

const tables = [
  ['article', 'published'],
  ['comment', 'approved'],
  ['post', 'approved'],
  ['reply', 'approved'],
] as const

export class NameMembers extends Migration {
  override up(): void {
    this.addSql(`create index "member_named" on "member" ("username_key" collate "C")`)
    for (const [table, status] of tables) {
      this.addSql(`alter table "${table}" add "mentions" jsonb not null default '[]'`)
      // Queues notices of public texts (rpc/database-triggers/queue-notices.ts). Comments and replies have these two triggers already.
      if (table === 'article' || table === 'post') {
        this.addTask(`${table}_notice_shown_new`, {
          on: `insert on "${table}"`,
          when: `new.status = '${status}'`,
          task: `'shown', '${table}'`,
        })
        this.addTask(`${table}_notice_shown`, {
          on: `update of "status" on "${table}"`,
          when: `old.status is distinct from new.status and new.status = '${status}'`,
          task: `'shown', '${table}'`,
        })
      }
      this.addTask(`${table}_notice_named`, {
        on: `update of "mentions" on "${table}"`,
        when: `old.mentions is distinct from new.mentions and new.status = '${status}' and old.status = '${status}'`,
        task: `'named', '${table}'`,
      })
    }
  }

  private addTask(name: string, { on, when, task }: { on: string; when: string; task: string }): void {
    this.addSql(
      `create trigger "${name}" after ${on} for each row when (${when}) execute function "note_for_members"(${task})`,
    )
  }
}
