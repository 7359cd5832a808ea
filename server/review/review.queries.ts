import type { EntityManager } from '@mikro-orm/postgresql'
import type { Site } from '../rpc/context.ts'
import { settingOf } from '../setting/setting.queries.ts'
import { settingShapes } from '../setting/setting.schema.ts'
import type { ReviewConfig } from '../setting/review-rules.schema.ts'
import { compile, type WordSearch } from './word-list.ts'

// A row's xmin is another one after each change, in whatever process it was made.
const look = `select key, xmin::text as version, case key when 'review_config' then value end as value
  from setting where key in ('review_config', 'word_list')`

interface Look {
  key: string
  version: string
  value: unknown
}

interface Rules {
  first: ReviewConfig
  search: WordSearch
}

interface Ready {
  version: string
  search: WordSearch
}

const kept = new WeakMap<Site, Ready>()
const noSetting = 'none'

/** The rules in force: one small read, however long the word list; the list is read and made ready again only after a change. */
export async function reviewRules(em: EntityManager, site: Site): Promise<Rules> {
  const rows = await em.execute<Look[]>(look)
  const config = rows.find(({ key }) => key === 'review_config')
  const version = rows.find(({ key }) => key === 'word_list')?.version ?? noSetting
  return {
    first: settingShapes.review_config.parse(config?.value ?? undefined),
    search: await searchOf(em, site, version),
  }
}

async function searchOf(em: EntityManager, site: Site, version: string): Promise<WordSearch> {
  const ready = kept.get(site)
  if (ready?.version === version) return ready.search
  const search = compile(await settingOf(em, 'word_list'))
  kept.set(site, { version, search })
  return search
}
