import type { EntityManager } from '@mikro-orm/postgresql'
import type { CsvColumn, CsvList, CsvRows } from './csv.schema.ts'

/** The lists that are read directly from one table; the others have their own functions. */
type TableList = Exclude<CsvList, 'members' | 'audit' | 'days'>

interface Table {
  from: string
  columns: Partial<Record<CsvColumn, string>>
}

/** SQL for a moment in Shanghai, in the form that spreadsheets read. */
const moment = (column: string) => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`

const written = 'left join member w on w.id = author_id'
const reviewed = { status: 't.status', reason: 't.reason' } as const
const author = 'coalesce(t.signature, w.username)'

const tables: Readonly<Record<TableList, Table>> = {
  articles: {
    from: `article t ${written}`,
    columns: {
      id: 't.id',
      headline: 't.title',
      author: 'w.username',
      category: 't.category',
      status: 't.status',
      language: 't.language',
      views: 't.views',
      comments: 't.comment_count',
      createdAt: moment('t.created_at'),
      publishedAt: moment('t.published_at'),
      content: 't.content',
    },
  },
  comments: {
    from: `comment t ${written}`,
    columns: {
      id: 't.id',
      articleId: 't.article_id',
      parentId: 't.parent_id',
      author: 'w.username',
      ...reviewed,
      likes: 't.likes',
      createdAt: moment('t.created_at'),
      content: 't.content',
    },
  },
  blessings: {
    from: `blessing t ${written}`,
    columns: {
      id: 't.id',
      author,
      anonymous: 't.is_anonymous',
      ...reviewed,
      language: 't.language',
      likes: 't.likes',
      createdAt: moment('t.created_at'),
      content: 't.content',
    },
  },
  pledges: {
    from: 'pledge t left join member w on w.id = t.member_id',
    columns: {
      id: 't.id',
      name: 't.name',
      grade: 't.grade',
      author: 'w.username',
      ...reviewed,
      language: 't.language',
      createdAt: moment('t.created_at'),
      content: 't.message',
    },
  },
  posts: {
    from: `post t join board b on b.id = t.board_id ${written}`,
    columns: {
      id: 't.id',
      board: 'b.name',
      headline: 't.title',
      author,
      anonymous: 't.is_anonymous',
      ...reviewed,
      language: 't.language',
      views: 't.views',
      likes: 't.likes',
      replies: 't.reply_count',
      createdAt: moment('t.created_at'),
      content: 't.content',
    },
  },
  replies: {
    // The floor of a deleted reply holds no text.
    from: `(select * from reply where not is_removed) t ${written}`,
    columns: {
      id: 't.id',
      postId: 't.post_id',
      floor: 't.floor',
      parentId: 't.parent_id',
      author,
      ...reviewed,
      likes: 't.likes',
      createdAt: moment('t.created_at'),
      content: 't.content',
    },
  },
  wishes: {
    from: `(select * from leg where wish is not null) t left join member w on w.id = t.member_id`,
    columns: {
      id: 't.id',
      author: 'w.username',
      ...reviewed,
      createdAt: moment('t.created_at'),
      content: 't.wish',
    },
  },
  boards: {
    from: 'board t',
    columns: {
      id: 't.id',
      name: 't.name',
      nameEn: 't.name_en',
      status: 't.status',
      posts: 't.post_count',
      replies: 't.reply_count',
      createdAt: moment('t.created_at'),
    },
  },
  reports: {
    from: 'report t left join member w on w.id = t.reporter_id',
    columns: {
      id: 't.id',
      target: `t.target_type || ' ' || t.target_id`,
      reporter: 'w.username',
      byWordList: 't.by_word_list',
      reason: 't.reason',
      status: 't.status',
      createdAt: moment('t.created_at'),
      settledAt: moment('t.settled_at'),
    },
  },
  decisions: {
    from: 'decision t',
    columns: {
      id: 't.id',
      at: moment('t.at'),
      admin: 't.admin_name',
      target: `t.text_type || ' ' || t.text_id`,
      before: `t.before ->> 'status'`,
      after: `t.after ->> 'status'`,
      reason: `t.after ->> 'reason'`,
      undoneAt: moment('t.undone_at'),
      undoneBy: 't.undone_by',
    },
  },
  bin: {
    from: 'removed_text t left join member w on w.id = t.author_id',
    columns: {
      id: 't.id',
      target: `t.text_type || ' ' || t.text_id`,
      headline: `t.row ->> 'title'`,
      author: 'w.username',
      createdAt: moment(`(t.row ->> 'created_at')::timestamptz`),
      removedAt: moment('t.removed_at'),
      remover: 't.remover_name',
      content: `coalesce(t.row ->> 'content', t.row ->> 'message', t.row ->> 'wish')`,
    },
  },
  suspensions: {
    from: '(select * from member where suspended_until > now()) t',
    columns: {
      id: 't.id',
      username: 't.username',
      reason: 't.suspended_for',
      suspendedUntil: moment('t.suspended_until'),
    },
  },
  letters: {
    from: 'letter t',
    columns: {
      id: 't.id',
      kind: 't.kind',
      address: 't.address',
      tries: 't.tries',
      words: 't.last_words',
      createdAt: moment('t.created_at'),
      failedAt: moment('t.failed_at'),
    },
  },
  backups: {
    from: 'backup t',
    columns: {
      id: 't.id',
      status: 't.state',
      admin: 't.by_name',
      place: 't.place',
      file: 't.file',
      startedAt: moment('t.started_at'),
      finishedAt: moment('t.finished_at'),
      bytes: 't.size',
      rows: 't.rows',
      reason: `concat_ws(': ', t.reason, t.words)`,
    },
  },
  revisions: {
    from: 'story_revision t',
    columns: {
      id: 't.id',
      part: 't.unit',
      number: 't.number',
      admin: 't.by_name',
      at: moment('t.at'),
    },
  },
}

const isColumn = (name: string): name is CsvColumn => name !== ''

export const columnsOf = (list: TableList): CsvColumn[] => Object.keys(tables[list].columns).filter(isColumn)

/** Returns the next rows of a list by id. Memory holds only these, however long the list is. */
export async function rowsAfter(em: EntityManager, list: TableList, after: number, limit: number): Promise<CsvRows> {
  const { from, columns } = tables[list]
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`)
  const rows = await em.execute<Record<string, string | number | boolean | null>[]>(
    `select t.id as "at id", ${selected.join(', ')} from ${from} where t.id > ? order by t.id limit ?`,
    [after, limit],
  )
  const last = rows.length < limit ? null : Number(rows.at(-1)?.['at id'])
  return { rows: rows.map(row => Object.keys(columns).map(name => row[name] ?? null)), last }
}
